/** Which cells of a table hold what. */
export interface TableColumns {
  /** Columns with a code; the first that is filled in a row counts. */
  codes: readonly number[];
  /** Absent in a table of codes alone. */
  quantity: number | null;
  /** The price of the row. */
  total: number | null;
}

/** Words of headings, by what their column holds; the better ones first. */
const headings = {
  codes: [
    'kod',
    'kod zbozi',
    'kod tovaru',
    'kod produktu',
    'kod varianty',
    'kod variantu',
    'objednaci kod',
    'objednavaci kod',
    'objednaci cislo',
    'objednavacie cislo',
    'katalogove cislo',
    'katalogovy kod',
    'kat. cislo',
    'kat. c.',
    'cislo zbozi',
    'cislo tovaru',
    'cislo artiklu',
    'cislo produktu',
    'artikl',
    'polozka',
    'code',
    'item code',
    'item no.',
    'item number',
    'part number',
    'product code',
    'sku',
    'ean',
    'ean kod',
    'kod ean',
    'ean13',
    'carovy kod',
    'ciarovy kod',
    'barcode',
    'gtin',
  ],
  quantity: [
    'mnozstvi',
    'mnozstvo',
    'objednane mnozstvi',
    'objednane mnozstvo',
    'mnozstvi (ks)',
    'mnozstvo (ks)',
    'pocet',
    'pocet kusu',
    'pocet kusov',
    'pocet ks',
    'pocet (ks)',
    'ks',
    'kusu',
    'kusov',
    'kusy',
    'amount',
    'quantity',
    'qty',
    'pieces',
    'pcs',
  ],
  total: ['celkem s dph', 'spolu s dph'],
};

function normalize(heading: string): string {
  const letters = heading.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return letters
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/ ?[:*]$/, '');
}

/** The columns by the headings of a table's row; `null` when it has none. */
export function findColumns(cells: readonly string[]): TableColumns | null {
  const normalized = cells.map(normalize);
  const columnsOf = (names: readonly string[]) =>
    names.flatMap((name) => {
      const column = normalized.indexOf(name);
      return column < 0 ? [] : [column];
    });
  const codes = columnsOf(headings.codes);
  if (codes.length === 0) return null;
  return { codes, quantity: columnsOf(headings.quantity)[0] ?? null, total: columnsOf(headings.total)[0] ?? null };
}

/** Rows that one cell may span. */
const maxJoinedRows = 20;

/** Whether a quoted cell begins in a row and does not end. */
function isOpen(row: string, separator: string): boolean {
  let isQuoted = false;
  let isBlank = true;
  for (const character of row) {
    if (character === '"' && (isQuoted || isBlank)) isQuoted = !isQuoted;
    else if (character === separator && !isQuoted) isBlank = true;
    else if (character.trim() !== '') isBlank = false;
  }
  return isQuoted;
}

/** Joins the rows over which a quoted cell goes on; a quote that is never closed is a character. */
export function joinQuotedRows<Row extends { text: string }>(rows: readonly Row[], separator: string): Row[] {
  const joined: Row[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const [row, ...following] = rows.slice(at, at + maxJoinedRows);
    if (row === undefined) break;
    let text = row.text;
    let used = 0;
    while (isOpen(text, separator) && used < following.length) {
      text += ` ${following[used]?.text ?? ''}`;
      used += 1;
    }
    if (used > 0 && !isOpen(text, separator)) {
      joined.push({ ...row, text });
      at += used;
    } else joined.push(row);
  }
  return joined;
}

/** The cells of a row pasted from a table, or of a file with separated values; quotes may enclose them. */
export function splitCells(row: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < row.length; at += 1) {
    const character = row.charAt(at);
    if (character === '"' && isQuoted && row.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (character === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (character === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += character;
  }
  return [...cells, cell.trim()];
}

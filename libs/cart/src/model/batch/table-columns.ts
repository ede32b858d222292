/** Which cells of a table hold what; `quantity` is absent in a table of codes alone. */
export interface TableColumns {
  code: number;
  quantity: number | null;
}

const codeHeadings = ['kod', 'kod zbozi', 'kod tovaru', 'code', 'katalogove cislo', 'cislo zbozi', 'ean', 'sku'];
const quantityHeadings = [
  'mnozstvi',
  'mnozstvo',
  'pocet',
  'pocet kusu',
  'ks',
  'kusu',
  'kusy',
  'amount',
  'quantity',
  'qty',
];

function normalize(heading: string): string {
  const letters = heading.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return letters.trim().toLowerCase();
}

/** The columns by the headings of a table's first row; `null` when it has none. */
export function findColumns(cells: readonly string[]): TableColumns | null {
  const headings = cells.map(normalize);
  const code = headings.findIndex((heading) => codeHeadings.includes(heading));
  const quantity = headings.findIndex((heading) => quantityHeadings.includes(heading));
  return code < 0 ? null : { code, quantity: quantity < 0 ? null : quantity };
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

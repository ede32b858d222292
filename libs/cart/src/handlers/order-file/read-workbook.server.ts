import { unzipSync } from 'fflate';
import { Parser } from 'htmlparser2';

/** Of the parts that are read at once, unpacked: a few bytes of an archive may stand for any number. */
const maxUnpackedBytes = 4 * 1024 * 1024;

/** Columns that are read, counted from the left. */
const maxColumns = 100;

const workbookPart = 'xl/workbook.xml';
const relationsPart = 'xl/_rels/workbook.xml.rels';
const textsPart = 'xl/sharedStrings.xml';

type Attributes = Readonly<Record<string, string>>;

interface ElementHandlers {
  open?: (tag: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (tag: string) => void;
}

/** Thrown inside of a parser that has read enough. */
class Finished extends Error {}

/** Reads the elements of a part by their local names: programs use different prefixes. */
function readElements(xml: Uint8Array | undefined, { open, text, close }: ElementHandlers): void {
  if (xml === undefined) return;
  const localName = (name: string) => name.slice(name.indexOf(':') + 1);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => open?.(localName(name), attributes),
      ontext: (content) => text?.(content),
      onclosetag: (name) => close?.(localName(name)),
    },
    { xmlMode: true, decodeEntities: true },
  );
  try {
    parser.end(new TextDecoder().decode(xml));
  } catch (error) {
    if (!(error instanceof Finished)) throw error;
  }
}

type Parts = Readonly<Record<string, Uint8Array>>;

/**
 * Unpacks the parts with these names.
 * @returns `null` when they are too large, or the archive is damaged
 */
function unpack(file: Uint8Array, names: readonly string[]): Parts | null {
  let bytes = 0;
  try {
    // An entry is unpacked into as many bytes as it says to have, whatever it holds.
    const parts = unzipSync(file, {
      filter: ({ name, originalSize }) => {
        if (!names.includes(name)) return false;
        bytes += originalSize;
        return bytes <= maxUnpackedBytes;
      },
    });
    // The file says which part is its sheet: a name that every object has is none.
    return bytes > maxUnpackedBytes ? null : Object.assign(Object.create(null) as Record<string, Uint8Array>, parts);
  } catch {
    return null;
  }
}

/** Name of the part with the first sheet that is not hidden. */
function findSheet(parts: Parts): string | null {
  const sheets: Attributes[] = [];
  readElements(parts[workbookPart], { open: (tag, sheet) => void (tag === 'sheet' && sheets.push(sheet)) });
  const sheet = sheets.find(({ state }) => state === undefined || state === 'visible');
  const relationId = sheet && Object.entries(sheet).find(([name]) => name.endsWith(':id'))?.[1];
  let target = '';
  readElements(parts[relationsPart], {
    open: (tag, { Id, Target = '' }) => {
      if (tag === 'Relationship' && Id === relationId) target = Target;
    },
  });
  if (target === '') return null;
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** Texts of cells, which refer to them by their numbers. */
function readSharedTexts(xml: Uint8Array | undefined): string[] {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isPhonetic = false;
  readElements(xml, {
    open: (tag) => {
      if (tag === 'si') text = '';
      if (tag === 'rPh') isPhonetic = true;
      isText = tag === 't' && !isPhonetic;
    },
    text: (content) => {
      if (isText) text += content;
    },
    close: (tag) => {
      if (tag === 'si') texts.push(text);
      if (tag === 'rPh') isPhonetic = false;
      isText = false;
    },
  });
  return texts;
}

/** Column of a cell by its reference, counted from 0: `B7` is 1. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? 'A';
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** A number without the error of its binary fraction, as spreadsheets show it: `2.5`. */
function toNumberText(stored: string): string {
  const number = Number(stored);
  return stored.trim() === '' || !Number.isFinite(number) ? stored : String(Number(number.toPrecision(15)));
}

/** Cells of the rows by their numbers, which both may have gaps; blank cells are left out. */
function readRows(xml: Uint8Array | undefined, texts: readonly string[], maxLength: number): Map<number, string[]> {
  const rows = new Map<number, string[]>();
  let row = 0;
  let column = -1;
  let type = 'n';
  let value = '';
  let isValue = false;
  let isPhonetic = false;
  let length = 0;
  const toText = (stored: string) => {
    if (type === 's') return texts[Number(stored)] ?? '';
    return type === 'n' ? toNumberText(stored) : stored;
  };
  readElements(xml, {
    open: (tag, attributes) => {
      if (tag === 'row') {
        row = Number(attributes['r'] ?? row + 1);
        column = -1;
      }
      if (tag === 'c') {
        column = attributes['r'] === undefined ? column + 1 : columnOf(attributes['r']);
        type = attributes['t'] ?? 'n';
        value = '';
      }
      if (tag === 'rPh') isPhonetic = true;
      isValue = (tag === 'v' || tag === 't') && !isPhonetic;
    },
    text: (content) => {
      if (isValue) value += content;
    },
    close: (tag) => {
      isValue = false;
      if (tag === 'rPh') isPhonetic = false;
      if (tag !== 'c') return;
      const text = toText(value).replaceAll(/\s+/g, ' ').trim();
      if (text === '' || column >= maxColumns) return;
      const cells = rows.get(row) ?? [];
      cells[column] = text;
      rows.set(row, cells);
      length += text.length;
      if (length > maxLength) throw new Finished();
    },
  });
  return rows;
}

/** A cell of a text with tabs; quotes would be read as those of a file. */
function toCell(text: string): string {
  return text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The first sheet of a workbook (.xlsx) as a text with tabs between cells, each row on the line of its number.
 * @param maxLength where the text may end: a longer one is too long for whoever asks
 * @returns `null` for a file that is no workbook, or larger than any order
 */
export function readWorkbook(file: Uint8Array, maxLength: number): string | null {
  const parts = unpack(file, [workbookPart, relationsPart, textsPart]);
  const sheet = parts && findSheet(parts);
  if (parts === null || sheet === null) return null;
  const cells = unpack(file, [sheet])?.[sheet];
  if (cells === undefined) return null;
  const rows = readRows(cells, readSharedTexts(parts[textsPart]), maxLength);
  const firstColumn = Math.min(...[...rows.values()].map((row) => row.findIndex((cell) => cell !== undefined)));
  const lastRow = Math.max(0, ...rows.keys());
  let text = '';
  for (let row = 1; row <= lastRow && text.length <= maxLength; row += 1) {
    const filled: (string | undefined)[] = rows.get(row)?.slice(firstColumn) ?? [];
    text += `${Array.from(filled, (cell = '') => toCell(cell)).join('\t')}\n`;
  }
  return text;
}

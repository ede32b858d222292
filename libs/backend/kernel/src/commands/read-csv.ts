/** A file that is no such CSV, or a broken one: the message names the line. */
export class CsvError extends Error {
  override name = 'CsvError';
}

/** A line of a file, from 1, with its cells. */
interface CsvRow {
  line: number;
  cells: string[];
}

/**
 * Cells of lines; a cell in quotes may have separators, doubled quotes and ends of lines. A byte order mark is left out.
 * @throws CsvError
 */
export function readCsv(text: string, separator = ';'): CsvRow[] {
  const rows: CsvRow[] = [];
  let [line, start, cell, isQuoted] = [1, 1, '', false];
  let cells: string[] = [];
  for (let index = text.startsWith('\uFEFF') ? 1 : 0; index <= text.length; index++) {
    const letter = text[index];
    if (letter === '\n') line++;
    if (isQuoted && letter !== undefined) {
      if (letter !== '"') cell += letter;
      else if (text[index + 1] === '"') cell += text[index++];
      else isQuoted = false;
    } else if (letter === '"' && cell === '') isQuoted = true;
    else if (letter === separator) cells = [...cells, cell.trim()];
    else if (letter === '\n' || letter === undefined) rows.push({ line: start, cells: [...cells, cell.trim()] });
    else if (letter !== '\r') cell += letter;
    if (!isQuoted && (letter === separator || letter === '\n')) cell = '';
    if (!isQuoted && letter === '\n') [cells, start] = [[], line];
  }
  if (isQuoted) throw new CsvError(`line ${start}: a quote does not end`);
  return rows;
}

import { readFioCsv } from './read-fio-csv';
import { readFioJson } from './read-fio-json';
import { readGpc } from './read-gpc';
import { type Statement, StatementError } from './statement';

/** Banks write GPC in Windows-1250; somebody may have saved it anew. */
function decode(content: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1250').decode(content);
  }
}

/** A statement in one of the formats that the shop reads, which are told apart by how they begin. @throws StatementError */
export function readStatement(content: Uint8Array): Statement {
  const text = decode(content);
  const start = text.trimStart();
  if (start.startsWith('{')) return readFioJson(text);
  if (/^07[45]\d{16}/.test(start)) return readGpc(text);
  if (start.includes('ID pohybu') || start.includes('ID operace')) return readFioCsv(text);
  throw new StatementError('The file is no statement: it has to be CSV or JSON of Fio, or GPC (ABO)');
}

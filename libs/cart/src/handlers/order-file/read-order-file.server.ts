import type { Result } from '@vyloha/contract';
import { withOrdinarySpaces } from '@vyloha/contract';
import { decodeText, startsWith } from '../../model/batch/decode-text';
import { maxTextLength } from '../../model/batch/order-import';

const zipStart = [0x50, 0x4b, 0x03, 0x04];
/** Of files that Excel saved before 2007. */
const oldExcelStart = [0xd0, 0xcf, 0x11, 0xe0];

/** Why a file is no order. */
export type OrderFileProblem = 'oldExcel' | 'notAList';

async function toText(file: Uint8Array): Promise<string | null> {
  if (!startsWith(file, zipStart)) return decodeText(file);
  // Few orders come so; the others do not wait for it.
  const { readWorkbook } = await import('./read-workbook.server');
  return readWorkbook(file, maxTextLength);
}

/** The list that a file holds, as it could have been typed: a text in any usual encoding, or a workbook of Excel. */
export async function readOrderFile(file: Uint8Array): Promise<Result<string, OrderFileProblem>> {
  if (startsWith(file, oldExcelStart)) return { ok: false, problem: 'oldExcel' };
  const text = await toText(file);
  if (text === null) return { ok: false, problem: 'notAList' };
  return { ok: true, value: text.split('\t').map(withOrdinarySpaces).join('\t') };
}

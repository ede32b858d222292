import {
  formatVatNumber,
  parseVatNumber,
  toSlovakVatNumber,
  vatNumberState,
  type VatNumberState,
} from '@vyloha/contract';
import * as v from 'valibot';

export type { VatNumberState } from '@vyloha/contract';

/** Null where the shop asks no register. */
export const vatNumberResponse = v.nullable(vatNumberState);

/** @throws ValiError for anything else */
export function parseVatNumberState(value: unknown): VatNumberState | null {
  return v.parse(vatNumberResponse, value);
}

/**
 * The number for VAT in a text, as it is asked for; null for what is none.
 * @param isSlovak of IČ DPH, where the code of the country may be left out
 */
export function readVatNumber(text: string, isSlovak: boolean): string | null {
  const number = parseVatNumber(isSlovak ? toSlovakVatNumber(text) : text);
  return number === null ? null : formatVatNumber(number);
}

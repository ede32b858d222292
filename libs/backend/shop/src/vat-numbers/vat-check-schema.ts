import { type VatNumberState, formatVatNumber, vatNumberState } from '@vyloha/contract';
import { namedSchema } from '@vyloha/backend-kernel';
import * as v from 'valibot';
import type { VatCheck } from './check-vat-number';

/** What VIES said about a number for VAT, for its shopper. */
export const vatNumberStateSchema = namedSchema('VatNumberState', vatNumberState);

export const toVatNumberState = ({ country, number, result, askedAt }: VatCheck): VatNumberState => ({
  number: formatVatNumber({ country, number }),
  result,
  askedAt: askedAt.toISOString(),
});

/** The same with all that proves it, for the staff. */
export const vatCheckRecordSchema = namedSchema(
  'VatCheckRecord',
  v.object({
    ...vatNumberStateSchema.entries,
    requester: v.nullable(v.string()),
    consultationNumber: v.nullable(v.string()),
    name: v.nullable(v.string()),
    address: v.nullable(v.string()),
  }),
);

export type VatCheckRecord = v.InferOutput<typeof vatCheckRecordSchema>;

export function toVatCheckRecord(check: VatCheck): VatCheckRecord {
  const { requester, consultationNumber, name, address } = check;
  return { ...toVatNumberState(check), requester, consultationNumber, name, address };
}

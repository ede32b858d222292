import { type VatNumber, formatVatNumber, vatNumberOf } from '@vyloha/contract';
import { type VatCheck, checkVatNumber, findVatCheck } from '@vyloha/backend-shop';
import type { PlaceInput } from './place-input';

type Context = Parameters<typeof checkVatNumber>[0];
/** Of an order or a cart. */
export interface VatNumbers {
  business: Pick<NonNullable<PlaceInput['business']>, 'VATIN'> | null;
  custom: { ICDPH: string | null };
}

/** Null where the order is of no business, or the business states no number for VAT of a member state. */
export function numberOf({ business, custom }: VatNumbers): VatNumber | null {
  return business === null ? null : vatNumberOf({ vatin: business.VATIN, vatinSvk: custom.ICDPH ?? '' });
}

/**
 * Asks VIES about the number for VAT of an order. Takes up to three seconds and refuses nothing: whatever it says, the order
 * can be placed. Call it before anything is locked.
 * @param input with the billing data of the company in whose name it is ordered
 */
export async function checkVatNumberOf(context: Context, input: VatNumbers): Promise<VatCheck | null> {
  const number = numberOf(input);
  return number === null ? null : checkVatNumber(context, { number: formatVatNumber(number) });
}

/** The same of what is kept, without asking. */
export async function findVatCheckOf(db: Context['db'], input: VatNumbers): Promise<VatCheck | null> {
  const number = numberOf(input);
  return number === null ? null : findVatCheck(db, { number: formatVatNumber(number) });
}

/** Whether the answer is about this order: its customer may have joined a company meanwhile. */
export function isCheckOf(check: VatCheck | null, input: VatNumbers): boolean {
  const number = numberOf(input);
  return check !== null && number !== null && formatVatNumber(check) === formatVatNumber(number);
}

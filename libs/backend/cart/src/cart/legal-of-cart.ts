import { isDutyOn } from '@vyloha/config/server';
import { byLocale } from '@vyloha/contract';
import { sumMinor, toMinor } from '@vyloha/money';
import { type Settings, translate } from '@vyloha/backend-kernel';
import type { CartLine, LineProduct } from './cart-line';
import type { DiscountLine } from './discount-line';

export interface LegalView {
  currency: string;
  settings: Pick<Settings, 'legalDutiesOff'>;
}

type Line = Pick<CartLine, 'item' | 'lineProduct'>;
type Legal = Pick<LineProduct, 'legal'> | null;

const depositName = byLocale((locale) => translate(locale, 'deposit'));

/** Of one piece, in minor units; 0 for what has none or where the country's law does not ask for it. */
function feeOf(product: Legal, fee: 'deposit' | 'recyclingFee', { currency, settings }: LegalView): number {
  return isDutyOn(settings.legalDutiesOff, fee, currency) ? toMinor(product?.legal[fee]?.[currency] ?? 0) : 0;
}

const depositOf = (product: Legal, view: LegalView) => feeOf(product, 'deposit', view);

/** Fee for the recycling of one piece, in minor units: a part of its price. */
export const recyclingFeeOf = (product: Legal, view: LegalView) => feeOf(product, 'recyclingFee', view);

/** In years; null for what anybody may buy, and where nobody is asked. */
function ageFor(product: Legal, { currency, settings }: LegalView): number | null {
  return isDutyOn(settings.legalDutiesOff, 'ageCheck', currency) ? (product?.legal.minAge ?? null) : null;
}

/** Whether its buyer declares an age or pays a deposit, which nobody is asked for who is given it with an order. */
export function hasBuyersDuty(product: Pick<LineProduct, 'legal'>, view: LegalView): boolean {
  return depositOf(product, view) > 0 || ageFor(product, view) !== null;
}

/** Deposits for all of its pieces, in minor units. */
export const depositOfLine = ({ item, lineProduct }: Line, view: LegalView) =>
  item.amount * depositOf(lineProduct, view);

/**
 * Deposits for the packaging as a line of their own: no part of any price (Court of Justice, C-543/21), of the tax base,
 * or of what thresholds and discounts are computed from. Also what is free or paid for with credits comes in a bottle.
 */
export function depositLines(lines: readonly Line[], view: LegalView): DiscountLine[] {
  const totalMinor = sumMinor(lines.map((line) => depositOfLine(line, view)));
  if (totalMinor === 0) return [];
  return [{ kind: 'deposit', name: depositName, taxRate: 0, totalMinor, totalWithoutTaxMinor: totalMinor }];
}

/** The age that somebody who buys these lines must have; null where anybody may. */
export function minAgeOf(lines: readonly Line[], view: LegalView): number | null {
  const ages = lines.flatMap(({ lineProduct }) => ageFor(lineProduct, view) ?? []);
  return ages.length === 0 ? null : Math.max(...ages);
}

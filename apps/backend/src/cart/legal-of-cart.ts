import { isDutyOn } from '@vyloha/config/server';
import { byLocale } from '@vyloha/contract';
import { sumMinor, toMinor } from '@vyloha/money';
import type { Settings } from '../config/settings';
import { translate } from '../i18n/texts';
import type { CartLine } from './cart-line';
import type { DiscountLine } from './discount-line';

export interface LegalView {
  currency: string;
  settings: Pick<Settings, 'legalDutiesOff'>;
}

type Lines = readonly Pick<CartLine, 'item' | 'lineProduct'>[];

const depositName = byLocale((locale) => translate(locale, 'deposit'));

/**
 * Deposits for the packaging as a line of their own: no part of any price (Court of Justice, C-543/21), of the tax base,
 * or of what thresholds and discounts are computed from. Also what is free or paid for with credits comes in a bottle.
 */
export function depositLines(lines: Lines, { currency, settings }: LegalView): DiscountLine[] {
  if (!isDutyOn(settings.legalDutiesOff, 'deposit', currency)) return [];
  const totalMinor = sumMinor(
    lines.map(({ item, lineProduct }) => item.amount * toMinor(lineProduct?.legal.deposit?.[currency] ?? 0)),
  );
  if (totalMinor === 0) return [];
  return [{ kind: 'deposit', name: depositName, taxRate: 0, totalMinor, totalWithoutTaxMinor: totalMinor }];
}

/** The age that somebody who buys these lines must have; null where anybody may. */
export function minAgeOf(lines: Lines, { currency, settings }: LegalView): number | null {
  if (!isDutyOn(settings.legalDutiesOff, 'ageCheck', currency)) return null;
  const ages = lines.flatMap(({ lineProduct }) => lineProduct?.legal.minAge ?? []);
  return ages.length === 0 ? null : Math.max(...ages);
}

import type { TaxTreatment } from '@vyloha/contract';
import { fill } from '@vyloha/backend-kernel';
import type { ShopSettings } from '@vyloha/backend-shop';
import type { OrderRow } from '../orders/placing/to-order-rows';
import { toCountry, type CountryCodes } from './document-country';
import { documentTextsIn, type DocumentTexts } from './document-texts';

/** Traders whose act is named; those of other countries name the directive alone. */
type TraderCountry = keyof DocumentTexts['taxNotes']['export'];

const hasAct = (country: string): country is TraderCountry => country === 'CZE' || country === 'SVK';

/**
 * What a document and its mail have to say about the tax, in the order's language: why there is none, and by whose act, or
 * where that of another country is declared. Nothing at home.
 */
export function taxNotes(
  { taxTreatment, taxCountry, locale }: Pick<OrderRow, 'taxTreatment' | 'taxCountry' | 'locale'>,
  { settings, countryCodes }: { settings: Pick<ShopSettings, 'taxCountry'>; countryCodes: CountryCodes },
): string[] {
  const texts = documentTextsIn(locale).taxNotes;
  const trader: TraderCountry = hasAct(settings.taxCountry) ? settings.taxCountry : 'other';
  const country = toCountry(taxCountry, { locale, countryCodes })?.name ?? taxCountry;
  const notes: Readonly<Record<TaxTreatment, string | null>> = {
    home: null,
    oss: fill(texts.oss, { country }),
    reverseCharge: texts.reverseCharge[trader],
    export: texts.export[trader],
    nonPayer: texts.nonPayer,
  };
  const note = notes[taxTreatment];
  return note === null ? [] : [note];
}

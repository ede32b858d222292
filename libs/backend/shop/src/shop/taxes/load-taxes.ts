import { asc } from 'drizzle-orm';
import type { Queryable } from '@vyloha/backend-kernel';
import { wallClock } from '../calendar';
import { country, setting, taxRate } from '../tables';
import { createShopTaxes, type ShopTaxes } from './shop-taxes';
import { type ShopperTaxes, shopperTaxes, type TaxPlace } from './shopper-taxes';
import { parseTaxSettings, type TaxSettings } from './tax-settings';

export interface Moment {
  currency: string;
  now: Date;
  /** Of whoever buys goods; shipping and payment cost the same in all. */
  priceList?: string;
}

export interface TaxData {
  taxSettings: TaxSettings;
  taxes: ShopTaxes;
  /** Whose tax prices in a currency show before it is known where goods go: the first country that pays in it. */
  countryOf(currency: string): string;
  /** Taxes of the day. @param place null as long as it is not known */
  taxesFor(place: TaxPlace | null, moment: Moment): ShopperTaxes;
}

/** Reads them; also where a shop has nothing but its catalogue yet. */
export async function readTaxData(db: Queryable): Promise<TaxData> {
  const taxSettings = parseTaxSettings(await db.select().from(setting));
  const countries = await db.select().from(country).orderBy(asc(country.position), asc(country.code));
  const taxes = createShopTaxes(await db.select().from(taxRate));
  const countryOf = (currency: string) =>
    countries.find((row) => row.currency === currency)?.code ?? taxSettings.taxCountry;
  return {
    taxSettings,
    taxes,
    countryOf,
    taxesFor(place, { currency, now, priceList }) {
      const { country: code, isReverseCharge } = place ?? { country: countryOf(currency), isReverseCharge: false };
      return shopperTaxes(taxes, taxSettings, { country: code, isReverseCharge, priceList, day: wallClock(now).day });
    },
  };
}

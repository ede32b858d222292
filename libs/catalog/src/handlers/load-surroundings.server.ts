import type { AppLoadContext } from '@remix-run/node';
import { type CartShipper, shopDay } from '@vyloha/cart';
import { getFastestShipperOrNull } from '@vyloha/cart/server';
import { themeSettings } from '@vyloha/config';

/** What an offer depends on besides the goods. */
export interface Surroundings {
  shipper: CartShipper | null;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Pieces of stock that are told exactly; 0 is without a cap. */
  maxShownStock: number;
  /** Whether the shopper wants prices with tax. */
  displayVat: boolean;
}

export async function loadSurroundings(context: AppLoadContext): Promise<Surroundings> {
  return {
    shipper: await getFastestShipperOrNull(context.store),
    today: shopDay(new Date()),
    maxShownStock: themeSettings[context.config.theme].stock.maxShown,
    displayVat: context.shopper.displayVat,
  };
}

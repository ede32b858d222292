import type {} from './load-context.server';
import type { AppLoadContext } from '@remix-run/node';
import { delays, isFeatureOn } from '@vyloha/config';
import { getOrderByToken } from '@vyloha/orders/server';
import { postConversion } from '../api/conversions.server';
import { toConvertedOrder, type Conversions } from '../model/order/converted-order';

interface ConversionsOptions {
  url: string;
  key: string;
  /** Called for each order that could not be reported. */
  onFailure: (error: unknown) => void;
}

/** The conversion service of a price comparison site. */
export function createConversions({ onFailure, ...service }: ConversionsOptions): Conversions['report'] {
  return async (loading) => {
    const order = await loading.catch(onFailure);
    if (order) postConversion(service, order, AbortSignal.timeout(delays.certificationService)).catch(onFailure);
  };
}

/** Reports a purchase that has just been made as a conversion, if its shopper agreed to advertising or in the order. */
export async function reportConversion({ conversions, config, store }: AppLoadContext, token: string): Promise<void> {
  if (conversions === undefined || !isFeatureOn(config.features, 'conversions')) return;
  const loading = getOrderByToken(store, token);
  await conversions.report(loading.then((order) => order && toConvertedOrder(order, conversions.isAdvertisingAllowed)));
}

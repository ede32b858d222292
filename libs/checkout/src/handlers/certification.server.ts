import type {} from './load-context.server';
import type { AppLoadContext } from '@remix-run/node';
import { delays, isFeatureOn } from '@vyloha/config';
import { getOrderByToken } from '@vyloha/orders/server';
import { postCertifiedOrder } from '../api/conversions.server';
import { toCertifiedOrder, type Certification } from '../model/order/certified-order';

interface CertificationOptions {
  url: string;
  apiKey: string;
  /** Called for each order that could not be reported. */
  onFailure: (error: unknown) => void;
}

/** The certification service of a price comparison site. */
export function createCertification({ onFailure, ...service }: CertificationOptions): Certification {
  return async (loading) => {
    const order = await loading.catch(onFailure);
    if (order) postCertifiedOrder(service, order, AbortSignal.timeout(delays.certificationService)).catch(onFailure);
  };
}

/** Reports a purchase that has just been made, if its shopper consented. */
export async function reportPurchase({ certification, config, store }: AppLoadContext, token: string): Promise<void> {
  if (certification === undefined || !isFeatureOn(config.features, 'purchaseReporting')) return;
  await certification(getOrderByToken(store, token).then((order) => order && toCertifiedOrder(order)));
}

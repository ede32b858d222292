import type { ShopSettings } from '@vyloha/backend-shop';
import { customerOf } from '../orders/order-customer';
import type { OrderRow } from '../orders/placing/to-order-rows';
import type { DocumentKind } from './document-kinds';
import { type ExchangeRate, localCurrencies, rateSourceOf, toLocal } from './exchange-rates/exchange-rate';

/** With tax, in minor units: act 235/2004, § 30(1), and act 222/2004, § 74(3)(a). */
const maxMinor = { CNB: 1_000_000, ECB: 10_000 } as const;

interface Facts {
  kind: DocumentKind;
  settings: ShopSettings;
  exchangeRate: ExchangeRate | null;
}

function isSmall(
  { currency, totalMinor }: Pick<OrderRow, 'currency' | 'totalMinor'>,
  { settings: { taxCountry }, exchangeRate }: Facts,
): boolean {
  const source = rateSourceOf(taxCountry);
  if (source === undefined) return false;
  if (currency === localCurrencies[source]) return totalMinor <= maxMinor[source];
  return exchangeRate !== null && toLocal(totalMinor, exchangeRate) <= maxMinor[source];
}

/**
 * Whether an invoice is a simplified tax document, where the shop wants them: below the limit, of a person, taxed at home. A
 * company needs all that a full one says, and what goes to another member state must have one.
 */
export function isSimplified(order: OrderRow, facts: Facts): boolean {
  const { businessName, taxTreatment } = order;
  const { tin, vatin, vatinSvk } = customerOf(order);
  const isOfPerson = [businessName, tin, vatin, vatinSvk].every((text) => text === null || text === '');
  const { kind, settings } = facts;
  return (
    settings.simplifiedDocuments && kind === 'invoice' && isOfPerson && taxTreatment === 'home' && isSmall(order, facts)
  );
}

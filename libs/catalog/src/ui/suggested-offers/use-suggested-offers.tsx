import { ExtraMessagesProvider } from '@vyloha/i18n';
import type { ReactNode } from 'react';
import { type SuggestedProduct, suggestedOffersUrl } from '../../model/product/suggested-offers';
import { useDeferredProducts } from '../deferred-products/use-deferred-products';
import { SuggestedOffer } from './suggested-offer';

/**
 * Price and availability of suggested products, as their boxes show them to this shopper.
 * @returns what to render for a product: nothing until it is loaded, and nothing when it cannot be
 */
export function useSuggestedOffers(products: readonly SuggestedProduct[]): (product: SuggestedProduct) => ReactNode {
  const offers = useDeferredProducts(products.length === 0 ? null : suggestedOffersUrl(products));
  return ({ id, variantId }) => {
    const box = offers?.products.find((one) => one.id === id);
    // Those of the previous query stay until the next ones are loaded, but never for another variant.
    if (!offers || !box || (variantId !== null && box.variantId !== variantId)) return null;
    return (
      <ExtraMessagesProvider messages={offers.messages}>
        <SuggestedOffer product={box} />
      </ExtraMessagesProvider>
    );
  };
}

import { disabledReason } from '@vyloha/cart';
import { UnavailableAddButton } from '@vyloha/cart/ui';
import type { ProductDetail } from '../../model/product/product-detail';
import { WatchForm } from '../watch-form/watch-form';

interface UnavailableOfferProps {
  product: ProductDetail;
  /** With the name of the variant. */
  name: string;
}

/** In place of the form of what cannot be added to the cart: why not, and the watcher of what is sold out. */
export function UnavailableOffer({ product, name }: UnavailableOfferProps) {
  const { availability, canBeBought, canBeWatched, variantId, variantName } = product;
  const reason = disabledReason({ isSaleable: availability !== null, isAvailable: canBeBought });
  return (
    <>
      {reason && <UnavailableAddButton reason={reason} name={name} size="large" />}
      {canBeWatched && <WatchForm variantId={variantName === null ? null : variantId} />}
    </>
  );
}

import { useLoaderData } from '@remix-run/react';
import { disabledReason } from '@vyloha/cart';
import { UnavailableAddButton } from '@vyloha/cart/ui';
import { useTranslation } from '@vyloha/i18n';
import { ButtonLink } from '@vyloha/ui';
import type { productPageLoader } from '../../handlers/product/product-page-loader.server';
import { alternativesAnchor } from '../../model/product/alternatives-anchor';
import type { ProductDetail } from '../../model/product/product-detail';
import { WatchForm } from '../watch-form/watch-form';

interface UnavailableOfferProps {
  product: ProductDetail;
  /** With the name of the variant. */
  name: string;
}

/**
 * In place of the form of what cannot be added to the cart: why not, a link to what to buy instead, and the watcher of
 * what is sold out.
 */
export function UnavailableOffer({ product, name }: UnavailableOfferProps) {
  const { t } = useTranslation('catalog');
  const { alternatives } = useLoaderData<typeof productPageLoader>();
  const { availability, canBeBought, canBeWatched, variantId, variantName } = product;
  const isSaleable = availability !== null;
  const reason = disabledReason({ isSaleable, isAvailable: canBeBought });
  return (
    <>
      {!isSaleable && <p>{t('notSold')}</p>}
      {reason && <UnavailableAddButton reason={reason} name={name} size="large" />}
      {alternatives.length > 0 && (
        <ButtonLink to={`#${alternativesAnchor}`} variant="secondary" isWide>
          {t('box.alternatives')}
        </ButtonLink>
      )}
      {canBeWatched && <WatchForm variantId={variantName === null ? null : variantId} />}
    </>
  );
}

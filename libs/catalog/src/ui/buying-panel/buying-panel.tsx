import { AddToCartForm } from '@vyloha/cart/ui';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Link, Rating } from '@vyloha/ui';
import { type ReactNode, Suspense } from 'react';
import type { CatalogPicture } from '../../model/category/catalog-picture';
import type { CreditsOffer, ProductDetail } from '../../model/product/product-detail';
import { AddedCrossSell } from '../added-cross-sell/added-cross-sell';
import { DeferredBuyingNotes } from '../buying-notes/deferred-buying-notes';
import { productAnchors } from '../../model/product/product-anchors';
import { CreditsPrice } from '../credits-price/credits-price';
import { CreditsSwitch } from '../credits-switch/credits-switch';
import { DetailPrice } from '../detail-price/detail-price';
import { InfoLine } from '../info-line/info-line';
import { ProductAvailability } from '../product-availability/product-availability';
import { QuantityPrices } from '../quantity-prices/quantity-prices';
import { DeferredUnavailableOffer } from '../unavailable-offer/deferred-unavailable-offer';
import { VariantPicker } from '../variant-picker/variant-picker';
import { DeferredPriceWatch } from '../price-watch/deferred-price-watch';
import styles from './buying-panel.module.css';

interface BuyingPanelProps {
  product: ProductDetail;
  /** Id of the form, for buttons outside of it. */
  formId: string;
  credits: CreditsOffer | null;
  sizeImage: CatalogPicture | null;
  hasGuaranteeNotice: boolean;
  /** Slot for other libraries, such as the stock of branches. */
  stock?: ReactNode;
  /** Slot of the app below the button. */
  batch?: ReactNode;
}

/** Everything that decides about buying: the name, variants, the price and the button, then what is good to know. */
export function BuyingPanel({
  product,
  formId,
  credits,
  sizeImage,
  hasGuaranteeNotice,
  stock,
  batch,
}: BuyingPanelProps) {
  const { t } = useTranslation('catalog');
  const isForCredits = credits?.isSelected ?? false;
  const { name, slug, availability } = product;
  return (
    <div className={styles.panel}>
      <h1 className={styles.name}>{name}</h1>
      <InfoLine>
        <span>{t('product.code', { code: product.code })}</span>
        {product.ean !== null && <span>{t('product.ean', { ean: product.ean })}</span>}
        {product.brand && (
          <Link to={paths.category(product.brand.link)}>{t('product.brand', { brand: product.brand.title })}</Link>
        )}
        {product.rating !== null && (
          <a href={`#${productAnchors.reviews}`}>
            <Rating value={product.rating} count={product.ratingCount} />
          </a>
        )}
      </InfoLine>
      <VariantPicker
        axes={product.axes}
        pathOf={(id) =>
          paths.product(slug, { variantId: id === product.defaultVariantId ? null : id, forCredits: isForCredits })
        }
      />
      <div className={styles.buy}>
        <div className={styles.offer}>
          <PanelPrice product={product} credits={credits} />
          <ProductAvailability availability={availability} delivery={product.delivery} unit={product.unit} />
        </div>
        <PanelForm product={product} formId={formId} isForCredits={isForCredits} />
        {credits && <CreditsSwitch product={product} credits={credits} />}
        {!isForCredits && batch}
        {!isForCredits && <QuantityPrices product={product} />}
      </div>
      <Suspense>
        <DeferredBuyingNotes
          product={product}
          isForCredits={isForCredits}
          sizeImage={sizeImage}
          hasGuaranteeNotice={hasGuaranteeNotice}
          stock={stock}
          watch={
            <Suspense>
              <DeferredPriceWatch product={product} />
            </Suspense>
          }
        />
      </Suspense>
    </div>
  );
}

/** Adds to the cart, or says why not. */
function PanelForm({
  product,
  formId,
  isForCredits,
}: Pick<BuyingPanelProps, 'product' | 'formId'> & { isForCredits: boolean }) {
  const { id, variantId, variantName, unit, multiplier, limits } = product;
  const name = variantName === null ? product.name : `${product.name}, ${variantName}`;
  const frame = (form: ReactNode) =>
    product.canBeBought ? (
      form
    ) : (
      <Suspense>
        <DeferredUnavailableOffer product={product} name={name} />
      </Suspense>
    );
  return (
    <AddToCartForm
      id={formId}
      variantId={variantId}
      name={name}
      quantity={{ multiplier, limits, unit }}
      isForCredits={isForCredits}
      size="large"
      crossSell={<AddedCrossSell productId={id} />}
      frame={frame}
    />
  );
}

function PanelPrice({ product, credits }: Pick<BuyingPanelProps, 'product' | 'credits'>) {
  if (credits?.isSelected) return <CreditsPrice price={credits.price} size="large" hasBalance />;
  return <DetailPrice product={product} hasSecondary size="large" />;
}

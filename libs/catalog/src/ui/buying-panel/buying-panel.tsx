import { AddToCartForm } from '@vyloha/cart/ui';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Link, Rating } from '@vyloha/ui';
import { type ReactNode, Suspense } from 'react';
import type { CatalogPicture } from '../../model/category/catalog-picture';
import type { CreditsOffer, ProductDetail } from '../../model/product/product-detail';
import { AddedCrossSell } from '../added-cross-sell/added-cross-sell';
import { productAnchors } from '../../model/product/product-anchors';
import { CreditsPrice } from '../credits-price/credits-price';
import { CreditsSwitch } from '../credits-switch/credits-switch';
import { DetailPrice } from '../detail-price/detail-price';
import { InfoLine } from '../info-line/info-line';
import { GiftList } from '../gift-list/gift-list';
import { ProductAvailability } from '../product-availability/product-availability';
import { DeferredProductLegal } from '../product-legal/deferred-product-legal';
import { ProductBadges } from '../product-badges/product-badges';
import { QuantityPrices } from '../quantity-prices/quantity-prices';
import { SizeChart } from '../size-chart/size-chart';
import { StorageDates } from '../storage-dates/storage-dates';
import { TrustLines } from '../trust-lines/trust-lines';
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
  /** Top right: actions other than buying. */
  productActions?: ReactNode;
}

/** Everything that decides about buying, from the name to the button. */
export function BuyingPanel(props: BuyingPanelProps) {
  const { product, formId, credits, sizeImage, hasGuaranteeNotice, stock, batch, productActions } = props;
  const { t } = useTranslation('catalog');
  const isForCredits = credits?.isSelected ?? false;
  const { name, slug } = product;
  return (
    <div className={styles.panel}>
      <div className={styles.top}>
        <ProductBadges badges={product.badges} />
        {productActions && <div className={styles.productActions}>{productActions}</div>}
      </div>
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
      {product.perex !== null && <p>{product.perex}</p>}
      <VariantPicker
        axes={product.axes}
        pathOf={(id) =>
          paths.product(slug, { variantId: id === product.defaultVariantId ? null : id, forCredits: isForCredits })
        }
      />
      {sizeImage !== null && <SizeChart picture={sizeImage} />}
      <GiftList gifts={product.gifts} />
      <div className={styles.buy}>
        <PanelPrice product={product} credits={credits} />
        <Suspense>
          <DeferredProductLegal legal={product.legal} hasGuaranteeNotice={hasGuaranteeNotice} />
        </Suspense>
        {product.availability !== null && (
          <div className={styles.stock}>
            <ProductAvailability availability={product.availability} delivery={product.delivery} unit={product.unit} />
            {stock}
          </div>
        )}
        <StorageDates product={product} />
        <PanelForm product={product} formId={formId} isForCredits={isForCredits} />
        {credits && <CreditsSwitch product={product} credits={credits} />}
        {!isForCredits && batch}
        {!isForCredits && <QuantityPrices product={product} />}
      </div>
      {product.availability !== null && (
        <Suspense>
          <DeferredPriceWatch product={product} />
        </Suspense>
      )}
      <TrustLines terms={product.deliveryTerms} isForCredits={isForCredits} />
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

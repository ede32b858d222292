import { useThemeSettings } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { imagePath, paths } from '@vyloha/links';
import { DeferredHydration, Link, Picture, pictureSources, Rating, useIdleComponent } from '@vyloha/ui';
import clsx from 'clsx';
import { memo, type ReactNode, useId, useMemo, useState } from 'react';
import type { BoxVariants as BoxVariantsInfo, ProductBox as ProductBoxModel } from '../../model/product/product-box';
import type { BoxVariantsProps } from '../box-variants/use-box-variants';
import { ProductAvailability } from '../product-availability/product-availability';
import { ProductBadges } from '../product-badges/product-badges';
import { BoxAction } from './box-action';
import { BoxPrice } from './box-price';
import styles from './product-box.module.css';

/** Product passed to the product actions. */
export type ActionsProduct = Pick<ProductBoxModel, 'id' | 'name' | 'variantId'>;

export interface ProductBoxProps {
  product: ProductBoxModel;
  /** Top right: slot for other libraries, such as the wish-list button. */
  productActions?: ((product: ActionsProduct) => ReactNode) | undefined;
  /** Level of the name's heading. */
  headingLevel?: 2 | 3;
  /** Above the fold: its picture is loaded first. */
  isFirst?: boolean;
}

/**
 * A product tile: all of it links to the product page, its button adds to the cart or opens the selection of a variant.
 * Hydrated once it is used; with variants once it is seen, to show them. An update of its list that changes nothing in
 * it must not reach it: React would render anew what is not hydrated yet.
 */
export const ProductBox = memo(function ProductBox(props: ProductBoxProps) {
  const id = useId();
  return (
    <DeferredHydration id={id} whenNear={props.product.variants !== null}>
      <BoxContent id={id} {...props} />
    </DeferredHydration>
  );
});

function BoxContent({
  id,
  product: listedProduct,
  productActions,
  headingLevel = 2,
  isFirst = false,
}: ProductBoxProps & { id: string }) {
  const { t } = useTranslation('catalog');
  const { productBoxImage } = useThemeSettings();
  const [isHovered, setIsHovered] = useState(false);
  const [selection, setSelection] = useState({ of: listedProduct, box: listedProduct });
  // A reloaded product keeps the selected variant, unless its price has changed, the tax display was switched
  // or another variant is listed.
  const { variantId, price } = selection.of;
  const isUpToDate = variantId === listedProduct.variantId && price?.amountMinor === listedProduct.price?.amountMinor;
  const product = isUpToDate ? selection.box : listedProduct;
  // The same element each time: an update of the box would discard actions whose script is not loaded yet.
  const actions = useMemo(() => productActions?.(product), [productActions, product]);
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const to = boxPath(product);
  const handleChoose = (box: ProductBoxModel) => setSelection({ of: listedProduct, box });
  return (
    <article
      id={id}
      className={styles.box}
      onPointerEnter={({ pointerType }) => setIsHovered(pointerType === 'mouse')}
      onPointerLeave={() => setIsHovered(false)}
    >
      <div className={styles.picture}>
        <Picture fileKey={product.fileKey} alt="" isFirst={isFirst} {...productBoxImage} />
        {isHovered && product.hoverFileKey !== null && <HoverPicture fileKey={product.hoverFileKey} />}
        <ProductBadges badges={product.badges} className={styles.badges} />
        {actions && <div className={styles.productActions}>{actions}</div>}
      </div>
      <Heading className={styles.name}>
        <Link to={to} className={styles.link}>
          {product.name}
        </Link>
      </Heading>
      {product.code !== undefined && <p className={styles.code}>{t('box.code', { code: product.code })}</p>}
      <div className={styles.rating}>
        {product.rating !== null && <Rating value={product.rating} count={product.ratingCount} />}
      </div>
      {product.variants ? (
        <Variants variants={product.variants} product={listedProduct} onChoose={handleChoose} />
      ) : (
        <div className={styles.variants} />
      )}
      <ProductAvailability availability={product.availability} delivery={product.delivery} unit={product.unit} />
      {product.price === null ? (
        <div className={styles.price} />
      ) : (
        <BoxPrice product={product} className={styles.price} />
      )}
      <BoxAction product={product} to={to} onChoose={handleChoose} />
    </article>
  );
}

/** Loaded only on hover, and shown once it is there. */
function HoverPicture({ fileKey }: { fileKey: string }) {
  const settings = useThemeSettings();
  const size = settings.productBoxImage;
  const { src, srcSet } = pictureSources((options) => imagePath(fileKey, options), size, settings);
  return (
    <img
      className={styles.hover}
      src={src}
      srcSet={srcSet}
      alt=""
      aria-hidden
      onLoad={({ currentTarget }) => currentTarget.toggleAttribute('data-loaded', true)}
      {...size}
    />
  );
}

const loadVariants = async () => (await import('../box-variants/box-variants')).BoxVariants;

interface VariantsProps extends BoxVariantsProps {
  variants: BoxVariantsInfo;
}

/** The number of variants, until the options are loaded; without script it stays. */
function Variants({ variants: { count, rows }, ...choosing }: VariantsProps) {
  const { t } = useTranslation('catalog');
  const BoxVariants = useIdleComponent(loadVariants);
  const text = t('box.variants', { count });
  return (
    <div className={clsx(styles.variants, styles.options)} data-rows={rows}>
      {BoxVariants ? <BoxVariants {...choosing} fallback={text} /> : text}
    </div>
  );
}

function boxPath({ slug, variantId, isDefaultVariant }: ProductBoxModel): string {
  return paths.product(slug, { variantId: isDefaultVariant ? null : variantId });
}

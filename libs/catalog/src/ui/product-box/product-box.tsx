import { Link } from '@remix-run/react';
import { AddToCartForm } from '@vyloha/cart/ui';
import { usePublicConfig } from '@vyloha/config';
import { keepPrepositions, useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { ButtonLink, Picture, Rating, VisuallyHidden } from '@vyloha/ui';
import type { ReactNode } from 'react';
import type { ProductBox as ProductBoxModel } from '../../model/product-box';
import { ProductAvailability } from '../product-availability/product-availability';
import { ProductBadges } from '../product-badges/product-badges';
import { ProductPrice } from '../product-price/product-price';
import styles from './product-box.module.css';

export interface ProductBoxProps {
  product: ProductBoxModel;
  /** Top right: what other rooms put on goods, such as the wish-list heart. */
  corner?: ReactNode;
  /** Of the name, by where the box stands. */
  headingLevel?: 2 | 3;
  /** Seen at once: its picture is loaded first. */
  isFirst?: boolean;
}

/** More would hide the picture. */
const mostBadges = 3;

/** Goods as a tile: the whole of it leads to their page, its button into the cart or to the choice of a variant. */
export function ProductBox({ product, corner, headingLevel = 2, isFirst = false }: ProductBoxProps) {
  const { themeSettings } = usePublicConfig();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const to = boxPath(product);
  return (
    <article className={styles.box}>
      <div className={styles.picture}>
        <Picture fileKey={product.fileKey} alt="" isFirst={isFirst} {...themeSettings.productBoxImage} />
        <div className={styles.badges}>
          <ProductBadges badges={product.badges.slice(0, mostBadges)} />
        </div>
        {corner && <div className={styles.corner}>{corner}</div>}
      </div>
      <Heading className={styles.name}>
        <Link to={to} prefetch="intent" className={styles.link}>
          {keepPrepositions(product.name)}
        </Link>
      </Heading>
      <div className={styles.rating}>
        {product.rating !== null && <Rating value={product.rating} count={product.ratingCount} />}
      </div>
      <ProductAvailability availability={product.availability} delivery={product.delivery} unit={product.unit} />
      <div className={styles.price}>
        <BoxPrice product={product} />
      </div>
      <div className={styles.action}>
        <BoxAction product={product} to={to} />
      </div>
    </article>
  );
}

function boxPath({ slug, variantId, isDefaultVariant }: ProductBoxModel): string {
  return paths.product(slug, { variantId: isDefaultVariant ? null : variantId });
}

function BoxPrice({ product: { price, unit, isSoldByMetre, isPriceFrom } }: { product: ProductBoxModel }) {
  const { t } = useTranslation('catalog');
  if (price === null) return <p className={styles.noPrice}>{t('price.none')}</p>;
  return (
    <ProductPrice
      price={price}
      unit={isSoldByMetre ? unit : null}
      isFrom={isPriceFrom}
      className={price.discount ? undefined : styles.withoutOriginal}
    />
  );
}

function BoxAction({ product: { action, variantId, name }, to }: { product: ProductBoxModel; to: string }) {
  const { t } = useTranslation('catalog');
  if (action === 'add') return <AddToCartForm variantId={variantId} name={name} />;
  return (
    <ButtonLink to={to} variant="secondary" isWide>
      {t(action === 'choose' ? 'box.chooseVariant' : 'box.detail')}
      <VisuallyHidden> – {name}</VisuallyHidden>
    </ButtonLink>
  );
}

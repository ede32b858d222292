import { Link } from '@remix-run/react';
import { useThemeSettings } from '@vyloha/config';
import { keepPrepositions, useTranslation } from '@vyloha/i18n';
import { imagePath, paths } from '@vyloha/links';
import { Picture, pictureSources, Rating, useAtIdle } from '@vyloha/ui';
import { type ReactNode, useState } from 'react';
import type { BoxVariants as VariantsToChoose, ProductBox as ProductBoxModel } from '../../model/product/product-box';
import type { BoxVariantsProps } from '../box-variants/use-box-variants';
import { ProductAvailability } from '../product-availability/product-availability';
import { ProductBadges } from '../product-badges/product-badges';
import { BoxAction } from './box-action';
import { BoxPrice } from './box-price';
import styles from './product-box.module.css';

/** What a corner knows of its goods. */
export type BoxInCorner = Pick<ProductBoxModel, 'id' | 'name' | 'variantId'>;

export interface ProductBoxProps {
  product: ProductBoxModel;
  /** Top right: what other rooms put on goods, such as the wish-list heart. */
  corner?: ((product: BoxInCorner) => ReactNode) | undefined;
  /** Of the name, by where the box stands. */
  headingLevel?: 2 | 3;
  /** Seen at once: its picture is loaded first. */
  isFirst?: boolean;
}

/** More would hide the picture. */
const mostBadges = 3;

/** Goods as a tile: the whole of it leads to their page, its button into the cart or to the choice of a variant. */
export function ProductBox({ product: asListed, corner, headingLevel = 2, isFirst = false }: ProductBoxProps) {
  const { productBoxImage } = useThemeSettings();
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [chosen, setChosen] = useState({ of: asListed, box: asListed });
  // Goods that are told again stay as they were chosen, unless they are told with tax, without it or at another price.
  const isUpToDate = chosen.of.price?.amountMinor === asListed.price?.amountMinor;
  const product = isUpToDate ? chosen.box : asListed;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const to = boxPath(product);
  const choose = (box: ProductBoxModel) => setChosen({ of: asListed, box });
  return (
    <article
      className={styles.box}
      onPointerEnter={({ pointerType }) => setIsPointedAt(pointerType === 'mouse')}
      onPointerLeave={() => setIsPointedAt(false)}
    >
      <div className={styles.picture}>
        <Picture fileKey={product.fileKey} alt="" isFirst={isFirst} {...productBoxImage} />
        {isPointedAt && product.hoverFileKey !== null && <HoverPicture fileKey={product.hoverFileKey} />}
        <div className={styles.badges}>
          <ProductBadges badges={product.badges.slice(0, mostBadges)} />
        </div>
        {corner && <div className={styles.corner}>{corner(product)}</div>}
      </div>
      <Heading className={styles.name}>
        <Link to={to} prefetch="intent" className={styles.link}>
          {keepPrepositions(product.name)}
        </Link>
      </Heading>
      <div className={styles.rating}>
        {product.rating !== null && <Rating value={product.rating} count={product.ratingCount} />}
      </div>
      <div className={styles.variants}>
        {product.variants && <Variants variants={product.variants} product={asListed} onChoose={choose} />}
      </div>
      <ProductAvailability availability={product.availability} delivery={product.delivery} unit={product.unit} />
      <div className={styles.price}>
        <BoxPrice product={product} />
      </div>
      <BoxAction product={product} to={to} onChoose={choose} />
    </article>
  );
}

/** Fetched only once a pointer rests on the box. */
function HoverPicture({ fileKey }: { fileKey: string }) {
  const settings = useThemeSettings();
  const size = settings.productBoxImage;
  const { src, srcSet } = pictureSources((options) => imagePath(fileKey, options), size, settings);
  return <img className={styles.hover} src={src} srcSet={srcSet} alt="" aria-hidden {...size} />;
}

const loadVariants = async () => (await import('../box-variants/box-variants')).BoxVariants;

interface VariantsProps extends BoxVariantsProps {
  variants: VariantsToChoose;
}

/** How many variants there are, until they can be chosen in their place; without script that is all. */
function Variants({ variants: { count, rows }, ...choosing }: VariantsProps) {
  const { t } = useTranslation('catalog');
  const BoxVariants = useAtIdle(loadVariants);
  return (
    <div className={styles.choices} data-rows={rows}>
      <span>{t('box.variants', { count })}</span>
      {BoxVariants && <BoxVariants {...choosing} />}
    </div>
  );
}

function boxPath({ slug, variantId, isDefaultVariant }: ProductBoxModel): string {
  return paths.product(slug, { variantId: isDefaultVariant ? null : variantId });
}

import { paths } from '@vyloha/links';
import { isPlainClick } from '@vyloha/ui';
import { type MouseEvent, useEffect, useState } from 'react';
import type { ProductBox } from '../../model/product/product-box';
import { fetchVariant, fetchVariants, type ListedProduct } from './fetch-variants';
import type { BoxVariantsData } from './box-variants-data';

export interface BoxVariantsProps {
  product: ListedProduct & Pick<ProductBox, 'slug'>;
  /** Called with the box of the selected variant. */
  onChoose: (box: ProductBox) => void;
}

/**
 * Loads the variants of a product and selects among them.
 * @param hasBatch whether several variants may be ordered at once
 */
export function useBoxVariants({ product, onChoose }: BoxVariantsProps, hasBatch = false) {
  const { id, slug, variantId: listedId, isDefaultVariant } = product;
  const [data, setData] = useState<BoxVariantsData | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isFailed, setIsFailed] = useState(false);

  useEffect(() => {
    let isActive = true;
    const listed = { id, variantId: listedId, isDefaultVariant };
    const request = hasBatch ? fetchVariant(listed, { hasBatch }) : fetchVariants(listed);
    request.then(
      (response) => isActive && setData(response),
      () => isActive && setIsFailed(true),
    );
    return () => {
      isActive = false;
    };
  }, [id, listedId, isDefaultVariant, hasBatch]);

  function choose(event: MouseEvent<HTMLAnchorElement>, variantId: string) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    setIsBusy(true);
    fetchVariant(product, { variantId, hasBatch })
      .then((response) => {
        const selected = response.products[id];
        if (selected === undefined) throw new Error(`${id} is gone`);
        setData(response);
        onChoose(selected.box);
      })
      .catch(() => location.assign(href))
      .finally(() => setIsBusy(false));
  }

  const variants = data?.products[id] ?? null;
  /** Address of the page of a variant, or of the product in its current state. */
  const pathOf = (variant: string | null) =>
    paths.product(slug, { variantId: variant === variants?.defaultVariantId ? null : variant });

  return { shown: variants, messages: data?.messages ?? {}, isFailed, isBusy, pathOf, choose };
}

import { paths } from '@vyloha/links';
import { isPlainClick } from '@vyloha/ui';
import { type MouseEvent, useEffect, useState } from 'react';
import type { ProductBox } from '../../model/product/product-box';
import { askForVariant, askForVariants } from './ask-for-variants';
import type { BoxVariantsData } from './box-variants-data';

export interface BoxVariantsProps {
  product: Pick<ProductBox, 'id' | 'slug'>;
  /** Called with the goods as they are with the variant that was chosen. */
  onChoose: (box: ProductBox) => void;
}

/**
 * What can be chosen of goods, and choosing it.
 * @param hasBatch whether several variants may be ordered at once there, too
 */
export function useBoxVariants({ product: { id, slug }, onChoose }: BoxVariantsProps, hasBatch = false) {
  const [data, setData] = useState<BoxVariantsData | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isFailed, setIsFailed] = useState(false);

  useEffect(() => {
    let isWanted = true;
    const asked = hasBatch ? askForVariant(id, { hasBatch }) : askForVariants(id);
    asked.then(
      (answer) => isWanted && setData(answer),
      () => isWanted && setIsFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [id, hasBatch]);

  function choose(event: MouseEvent<HTMLAnchorElement>, variantId: string) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    setIsBusy(true);
    askForVariant(id, { variantId, hasBatch })
      .then((answer) => {
        const chosen = answer.products[id];
        if (chosen === undefined) throw new Error(`${id} is gone`);
        setData(answer);
        onChoose(chosen.box);
      })
      .catch(() => location.assign(href))
      .finally(() => setIsBusy(false));
  }

  const shown = data?.products[id] ?? null;
  /** Address of the page that shows a variant, or the goods as they are. */
  const pathOf = (variant: string | null) =>
    paths.product(slug, { variantId: variant === shown?.defaultVariantId ? null : variant });

  return { shown, messages: data?.messages ?? {}, isFailed, isBusy, pathOf, choose };
}

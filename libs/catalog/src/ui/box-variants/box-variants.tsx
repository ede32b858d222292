import { MoreMessages } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { type MouseEvent, useEffect, useState } from 'react';
import type { ProductBox } from '../../model/product-box';
import { askForVariant, askForVariants } from './ask-for-variants';
import { BoxAxis } from './box-axis';
import type { BoxVariantsData } from './box-variants-data';
import styles from './box-variants.module.css';

export interface BoxVariantsProps {
  product: Pick<ProductBox, 'id' | 'slug'>;
  /** Called with the goods as they are with the variant that was chosen. */
  onChoose: (box: ProductBox) => void;
}

/** An ordinary click; others open a page of their own. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Colours and sizes to choose from without leaving the listing; each is a link to its page besides. */
export function BoxVariants({ product: { id, slug }, onChoose }: BoxVariantsProps) {
  const [data, setData] = useState<BoxVariantsData | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const shown = data?.products[id];

  useEffect(() => {
    let isWanted = true;
    askForVariants(id).then(
      (answer) => isWanted && setData(answer),
      // The button leads to the page, where all of them are.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [id]);

  if (data === null || shown === undefined) return null;

  function choose(event: MouseEvent<HTMLAnchorElement>, variantId: string) {
    if (!isPlain(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    setIsBusy(true);
    askForVariant(id, variantId)
      .then((answer) => {
        const chosen = answer.products[id];
        if (chosen === undefined) throw new Error(`${id} is gone`);
        setData(answer);
        onChoose(chosen.box);
      })
      .catch(() => location.assign(href))
      .finally(() => setIsBusy(false));
  }

  return (
    <MoreMessages messages={data.messages}>
      <div className={styles.axes} aria-busy={isBusy || undefined}>
        {shown.axes.map((axis) => (
          <BoxAxis
            key={axis.id}
            axis={axis}
            name={shown.box.name}
            pathOf={(variant) =>
              paths.product(slug, { variantId: variant === shown.defaultVariantId ? null : variant })
            }
            onChoose={choose}
          />
        ))}
      </div>
    </MoreMessages>
  );
}

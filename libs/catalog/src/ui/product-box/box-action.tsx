import { AddToCartForm } from '@vyloha/cart/ui';
import { isFeatureVisible, usePublicConfig } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { useShopper } from '@vyloha/session/ui';
import { ButtonLink, isPlainClick, lazyNamed } from '@vyloha/ui';
import { type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import { AddedCrossSell } from '../added-cross-sell/added-cross-sell';
import { alternativesAnchor } from '../../model/product/alternatives-anchor';
import type { VariantChooserProps } from '../variant-chooser/variant-chooser';
import styles from './product-box.module.css';

const VariantChooser = lazyNamed(() => import('../variant-chooser/variant-chooser'), 'VariantChooser');

interface BoxActionProps extends Pick<VariantChooserProps, 'product' | 'onChoose'> {
  /** Address of the product page. */
  to: string;
}

/** Whether variants are selected in a dialog: where the shop enables it, and where several may be ordered at once. */
function useHasChooser(): boolean {
  const config = usePublicConfig();
  const { isBusiness } = useShopper();
  return isFeatureVisible(config, 'variantModal') || (isBusiness && isFeatureVisible(config, 'batchQuantity'));
}

/** The button of a box: adds to the cart, or opens the selection of a variant. */
export function BoxAction({ product, to, onChoose }: BoxActionProps) {
  const hasChooser = useHasChooser();
  const [isChoosing, setIsChoosing] = useState(false);
  const containerRef = useRef<HTMLDivElement>(null);
  const { id, action, variantId, name, isSoldByMetre, quantity, unit } = product;
  const opensChooser = hasChooser && action === 'choose' && !isSoldByMetre;

  useEffect(() => {
    const box = containerRef.current;
    if (!isChoosing || box === null) return;
    // The button that opened the dialog may have been replaced by then.
    return () => box.querySelector<HTMLElement>('a, button')?.focus();
  }, [isChoosing]);

  function openChooser(event: MouseEvent) {
    if (!opensChooser || !isPlainClick(event)) return;
    event.preventDefault();
    setIsChoosing(true);
  }

  return (
    <div ref={containerRef} className={styles.action}>
      {action === 'add' ? (
        <AddToCartForm
          variantId={variantId}
          name={name}
          quantity={quantity && { ...quantity, unit }}
          crossSell={<AddedCrossSell productId={id} />}
        />
      ) : (
        <ProductPageLink product={product} to={to} onClick={openChooser} />
      )}
      {isChoosing && (
        <Suspense>
          <VariantChooser product={product} onChoose={onChoose} onClose={() => setIsChoosing(false)} />
        </Suspense>
      )}
    </div>
  );
}

interface ProductPageLinkProps extends Pick<BoxActionProps, 'product' | 'to'> {
  onClick: (event: MouseEvent) => void;
}

function ProductPageLink({ product: { action, name }, to, onClick }: ProductPageLinkProps) {
  const { t } = useTranslation('catalog');
  const label = t(`box.${action}`);
  return (
    <ButtonLink
      to={action === 'alternatives' ? `${to}#${alternativesAnchor}` : to}
      variant="secondary"
      isWide
      aria-label={`${label} – ${name}`}
      onClick={onClick}
    >
      {label}
    </ButtonLink>
  );
}

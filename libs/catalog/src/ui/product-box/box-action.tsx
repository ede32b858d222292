import { AddToCartForm } from '@vyloha/cart/ui';
import { isShown, usePublicConfig } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { useShopper } from '@vyloha/session/ui';
import { ButtonLink, isPlainClick, VisuallyHidden } from '@vyloha/ui';
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import { AddedCrossSell } from '../added-cross-sell/added-cross-sell';
import type { VariantChooserProps } from '../variant-chooser/variant-chooser';
import styles from './product-box.module.css';

const VariantChooser = lazy(async () => ({
  default: (await import('../variant-chooser/variant-chooser')).VariantChooser,
}));

interface BoxActionProps extends Pick<VariantChooserProps, 'product' | 'onChoose'> {
  /** The page of the goods. */
  to: string;
}

/** Whether variants are chosen in a window: where the shop wants it, and where several may be ordered at once. */
function useHasChooser(): boolean {
  const config = usePublicConfig();
  const { isBusiness } = useShopper();
  return isShown(config, 'variantModal') || (isBusiness && isShown(config, 'batchQuantity'));
}

/** The button of a box: into the cart, or to where one chooses first. */
export function BoxAction({ product, to, onChoose }: BoxActionProps) {
  const hasChooser = useHasChooser();
  const [isChoosing, setIsChoosing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { id, action, variantId, name, isSoldByMetre } = product;
  const opensChooser = hasChooser && action === 'choose' && !isSoldByMetre;

  useEffect(() => {
    const box = place.current;
    if (!isChoosing || box === null) return;
    // What opened the window may have given way to another button by then.
    return () => box.querySelector<HTMLElement>('a, button')?.focus();
  }, [isChoosing]);

  function openChooser(event: MouseEvent) {
    if (!opensChooser || !isPlainClick(event)) return;
    event.preventDefault();
    setIsChoosing(true);
  }

  return (
    <div ref={place} className={styles.action}>
      {action === 'add' ? (
        <AddToCartForm variantId={variantId} name={name} crossSell={<AddedCrossSell productId={id} />} />
      ) : (
        <WayToPage product={product} to={to} onClick={openChooser} />
      )}
      {isChoosing && (
        <Suspense>
          <VariantChooser product={product} onChoose={onChoose} onClose={() => setIsChoosing(false)} />
        </Suspense>
      )}
    </div>
  );
}

interface WayToPageProps extends Pick<BoxActionProps, 'product' | 'to'> {
  onClick: (event: MouseEvent) => void;
}

function WayToPage({ product: { action, name }, to, onClick }: WayToPageProps) {
  const { t } = useTranslation('catalog');
  return (
    <ButtonLink to={to} variant="secondary" isWide onClick={onClick}>
      {t(action === 'choose' ? 'box.chooseVariant' : 'box.detail')}
      <VisuallyHidden> – {name}</VisuallyHidden>
    </ButtonLink>
  );
}

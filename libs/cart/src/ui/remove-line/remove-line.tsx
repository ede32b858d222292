import { useTranslation } from '@vyloha/i18n';
import { Icon, Link, VisuallyHidden, lazyNamed } from '@vyloha/ui';
import { type MouseEvent, Suspense } from 'react';
import type { CartLine } from '../../model/cart';
import { removeLinePath } from '../../model/lines/remove-line-path';
import styles from './remove-line.module.css';

const RemovalDialog = lazyNamed(() => import('../removal-dialog/removal-dialog'), 'RemovalDialog');

interface RemoveLineProps {
  line: Pick<CartLine, 'id' | 'name' | 'variantName'>;
  isConfirming: boolean;
  onRemoveRequest: () => void;
  onCancel: () => void;
}

/** Removes a line after confirmation: in a dialog, or without script on the cart page. */
export function RemoveLine({ line, isConfirming, onRemoveRequest, onCancel }: RemoveLineProps) {
  const { t } = useTranslation('cart');

  function handleClick(event: MouseEvent) {
    event.preventDefault();
    onRemoveRequest();
  }

  return (
    <>
      <Link to={removeLinePath(line.id)} onClick={handleClick} className={styles.link}>
        <Icon name="trash" />
        <span aria-hidden>{t('line.remove')}</span>
        <VisuallyHidden>{t('line.removeThis', { name: line.name })}</VisuallyHidden>
      </Link>
      {isConfirming && (
        <Suspense>
          <RemovalDialog line={line} onCancel={onCancel} />
        </Suspense>
      )}
    </>
  );
}

import { useTranslation } from '@vyloha/i18n';
import { Button, Dialog, Icon, Link, VisuallyHidden } from '@vyloha/ui';
import type { MouseEvent } from 'react';
import type { CartLine } from '../../model/cart';
import { removeLinePath } from '../../model/lines/remove-line-path';
import { RemoveConfirmation } from '../remove-confirmation/remove-confirmation';
import { useCartFetcher } from '../use-cart-fetcher';
import styles from './remove-line.module.css';

interface RemoveLineProps {
  line: Pick<CartLine, 'id' | 'name' | 'variantName'>;
  isConfirming: boolean;
  onRemoveRequest: () => void;
  onCancel: () => void;
}

/** Removes a line after confirmation: in a dialog, or without script on the cart page itself. */
export function RemoveLine({ line, isConfirming, onRemoveRequest, onCancel }: RemoveLineProps) {
  const { t } = useTranslation('cart');
  const { postForm, isBusy } = useCartFetcher();

  function handleClick(event: MouseEvent) {
    event.preventDefault();
    onRemoveRequest();
  }

  return (
    <>
      <Link to={removeLinePath(line.id)} onClick={handleClick} className={styles.link} aria-busy={isBusy}>
        <Icon name="trash" />
        <span aria-hidden>{t('line.remove')}</span>
        <VisuallyHidden>{t('line.removeThis', { name: line.name })}</VisuallyHidden>
      </Link>
      <Dialog isOpen={isConfirming && !isBusy} onClose={onCancel} title={t('remove.title')} size="sm">
        <p className={styles.itemName}>{[line.name, line.variantName].filter(Boolean).join(', ')}</p>
        <RemoveConfirmation
          lineId={line.id}
          onSubmit={postForm}
          cancelAction={
            <Button variant="secondary" onClick={onCancel}>
              {t('remove.cancel')}
            </Button>
          }
        />
      </Dialog>
    </>
  );
}

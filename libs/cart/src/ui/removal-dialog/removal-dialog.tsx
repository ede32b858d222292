import { useTranslation } from '@vyloha/i18n';
import { Button, Dialog } from '@vyloha/ui';
import type { CartLine } from '../../model/cart';
import { RemoveConfirmation } from '../remove-confirmation/remove-confirmation';
import { useCartFetcher } from '../use-cart-fetcher';
import styles from './removal-dialog.module.css';

interface RemovalDialogProps {
  line: Pick<CartLine, 'id' | 'name' | 'variantName'>;
  onCancel: () => void;
}

/** Confirms the removal of a line; loaded when somebody removes one. */
export function RemovalDialog({ line, onCancel }: RemovalDialogProps) {
  const { t } = useTranslation('cart');
  const { postForm, isBusy } = useCartFetcher();
  return (
    <Dialog isOpen={!isBusy} onClose={onCancel} title={t('remove.title')} size="sm">
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
  );
}

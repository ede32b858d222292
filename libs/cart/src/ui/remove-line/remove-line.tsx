import { Link } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { Button, Dialog, Icon, VisuallyHidden } from '@vyloha/ui';
import type { MouseEvent } from 'react';
import type { CartLine } from '../../model/cart';
import { removeLinePath } from '../../model/remove-line-path';
import { RemoveQuestion } from '../remove-question/remove-question';
import { useCartFetcher } from '../use-cart-fetcher';
import styles from './remove-line.module.css';

interface RemoveLineProps {
  line: Pick<CartLine, 'id' | 'name' | 'variantName'>;
  isAsking: boolean;
  onAsk: () => void;
  onCancel: () => void;
}

/** Removes a line after a question: in a dialog, or without script on the cart page itself. */
export function RemoveLine({ line, isAsking, onAsk, onCancel }: RemoveLineProps) {
  const { t } = useTranslation('cart');
  const { postForm, isBusy } = useCartFetcher();

  function ask(event: MouseEvent) {
    event.preventDefault();
    onAsk();
  }

  return (
    <>
      <Link to={removeLinePath(line.id)} onClick={ask} className={styles.link} aria-busy={isBusy}>
        <Icon name="trash" />
        <span aria-hidden>{t('line.remove')}</span>
        <VisuallyHidden>{t('line.removeThis', { name: line.name })}</VisuallyHidden>
      </Link>
      <Dialog isOpen={isAsking && !isBusy} onClose={onCancel} title={t('remove.title')} size="sm">
        <p className={styles.what}>{[line.name, line.variantName].filter(Boolean).join(', ')}</p>
        <RemoveQuestion
          lineId={line.id}
          onSubmit={postForm}
          cancel={
            <Button variant="secondary" onClick={onCancel}>
              {t('remove.cancel')}
            </Button>
          }
        />
      </Dialog>
    </>
  );
}

import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Button } from '@vyloha/ui';
import type { FormEvent, ReactNode } from 'react';
import styles from './remove-confirmation.module.css';

interface RemoveConfirmationProps {
  lineId: string;
  /** Cancel control: a button in a dialog, a link on a page. */
  cancelAction: ReactNode;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
}

/** Confirm and cancel of a removal; confirm is a form, so that it works without script. */
export function RemoveConfirmation({ lineId, cancelAction, onSubmit }: RemoveConfirmationProps) {
  const { t } = useTranslation('cart');
  return (
    <form method="post" action={paths.cart()} onSubmit={onSubmit} className={styles.actions}>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="lineId" value={lineId} />
      <Button type="submit" variant="danger">
        {t('remove.confirm')}
      </Button>
      {cancelAction}
    </form>
  );
}

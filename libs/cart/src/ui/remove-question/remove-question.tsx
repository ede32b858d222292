import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Button } from '@vyloha/ui';
import type { FormEvent, ReactNode } from 'react';
import styles from './remove-question.module.css';

interface RemoveQuestionProps {
  lineId: string;
  /** The way out: a button in a dialog, a link on a page. */
  cancel: ReactNode;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
}

/** The two answers to 'remove it?'; yes is a form, so that it works without script. */
export function RemoveQuestion({ lineId, cancel, onSubmit }: RemoveQuestionProps) {
  const { t } = useTranslation('cart');
  return (
    <form method="post" action={paths.cart()} onSubmit={onSubmit} className={styles.answers}>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="lineId" value={lineId} />
      <Button type="submit" variant="danger">
        {t('remove.confirm')}
      </Button>
      {cancel}
    </form>
  );
}

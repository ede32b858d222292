import { Form } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { Button, Input } from '@vyloha/ui';
import { useId } from 'react';
import { FormCard } from '../form-card/form-card';
import styles from './shopping-list-page.module.css';

/** Makes the link that shows a list to anyone, and withdraws it. */
export function ListSharing({ sharedUrl }: { sharedUrl: string | null }) {
  const { t } = useTranslation('account');
  const hintId = useId();
  return (
    <FormCard title={t('list.share')}>
      <p id={hintId}>{t(sharedUrl === null ? 'list.shareText' : 'list.sharedHint')}</p>
      {sharedUrl !== null && (
        <Input
          readOnly
          value={sharedUrl}
          aria-label={t('list.shareLink')}
          aria-describedby={hintId}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      <Form method="post" className={styles.listActions}>
        <Button type="submit" name="intent" value={sharedUrl === null ? 'share' : 'unshare'} variant="secondary">
          {t(sharedUrl === null ? 'list.shareButton' : 'list.unshare')}
        </Button>
      </Form>
    </FormCard>
  );
}

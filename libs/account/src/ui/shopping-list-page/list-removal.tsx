import { Form } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { Button, ButtonLink, Card } from '@vyloha/ui';
import { useId } from 'react';
import styles from './shopping-list-page.module.css';

/** Confirms that a list is removed with all that is in it; cancelled by its own page. */
export function ListRemoval({ name, path }: { name: string; path: string }) {
  const { t } = useTranslation('account');
  const id = useId();
  return (
    <Card as="section" tone="sand" aria-labelledby={id}>
      <h2 id={id}>{t('list.removeTitle', { name })}</h2>
      <p>{t('list.removeText')}</p>
      <Form method="post" action={path} className={styles.listActions}>
        <Button type="submit" name="intent" value="remove" icon="trash">
          {t('list.removeConfirm')}
        </Button>
        <ButtonLink to={path} variant="secondary">
          {t('list.removeCancel')}
        </ButtonLink>
      </Form>
    </Card>
  );
}

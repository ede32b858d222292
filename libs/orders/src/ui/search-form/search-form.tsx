import { Form } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { Button } from '@vyloha/ui';
import type { ReactNode } from 'react';
import styles from './search-form.module.css';

interface SearchFormProps {
  /** Page that lists what is found; always from its first page. */
  action: string;
  label: string;
  children: ReactNode;
}

/** Searches a list of the account, by GET. */
export function SearchForm({ action, label, children }: SearchFormProps) {
  const { t } = useTranslation('orders');
  return (
    <Form method="get" action={action} role="search" aria-label={label} className={styles.form}>
      {children}
      <Button type="submit" variant="secondary" icon="search">
        {t('list.search.submit')}
      </Button>
    </Form>
  );
}

import { Form, useLocation, useSearchParams } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Icon, VisuallyHidden } from '@vyloha/ui';
import { useId } from 'react';
import styles from './search-field.module.css';

/** The search of the header: a form that asks for the results page. */
export function SearchField() {
  const { t } = useTranslation('search');
  const { pathname } = useLocation();
  const [searchParams] = useSearchParams();
  const id = useId();
  const query = pathname === paths.search() ? (searchParams.get('q') ?? '') : '';
  return (
    <Form action={paths.search()} role="search" className={styles.form}>
      <label htmlFor={id}>
        <VisuallyHidden>{t('field.label')}</VisuallyHidden>
      </label>
      <input
        // Another query is another field: what was typed before gives way.
        key={query}
        id={id}
        type="search"
        name="q"
        defaultValue={query}
        placeholder={t('field.placeholder')}
        maxLength={200}
        enterKeyHint="search"
        autoComplete="off"
        className={styles.input}
      />
      <button type="submit" className={styles.button} aria-label={t('field.submit')}>
        <Icon name="search" size={24} />
      </button>
    </Form>
  );
}

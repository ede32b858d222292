import { Form } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { accountPaths } from '@vyloha/links';
import { Button, Field, Label, Select } from '@vyloha/ui';
import { documentKinds, documentSearchKeys, type DocumentSearch } from '../../model/issued-document';
import styles from '../orders-page/order-search-form.module.css';

interface DocumentSearchFormProps {
  search: DocumentSearch;
  /** In which the customer got documents. */
  years: readonly number[];
}

/** Searches the customer's documents by kind and year; always from the first page. */
export function DocumentSearchForm({ search: { kind, year }, years }: DocumentSearchFormProps) {
  const { t } = useTranslation('account');
  return (
    <Form
      key={`${kind} ${year}`}
      method="get"
      action={accountPaths.documents()}
      role="search"
      aria-label={t('documents.search.label')}
      className={styles.form}
    >
      <Field className={styles.choice}>
        <Label htmlFor="document-kind">{t('documents.search.kind')}</Label>
        <Select id="document-kind" name={documentSearchKeys.kind} defaultValue={kind ?? ''}>
          <option value="">{t('orders.search.anyStatus')}</option>
          {documentKinds.map((value) => (
            <option key={value} value={value}>
              {t(`documents.kind.${value}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field className={styles.choice}>
        <Label htmlFor="document-year">{t('orders.search.year')}</Label>
        <Select id="document-year" name={documentSearchKeys.year} defaultValue={year ?? ''}>
          <option value="">{t('orders.search.anyYear')}</option>
          {[...new Set([...years, ...(year === null ? [] : [year])])].map((value) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" variant="secondary" icon="search">
        {t('orders.search.submit')}
      </Button>
    </Form>
  );
}

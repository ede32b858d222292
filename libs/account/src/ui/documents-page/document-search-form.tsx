import { useTranslation } from '@vyloha/i18n';
import { accountPaths } from '@vyloha/links';
import { documentKinds, documentSearchKeys, type DocumentSearch } from '../../model/issued-document';
import { SearchChoice, YearChoice } from '../search-form/search-choice';
import { SearchForm } from '../search-form/search-form';

interface DocumentSearchFormProps {
  search: DocumentSearch;
  /** In which the customer got documents. */
  years: readonly number[];
}

/** Searches the customer's documents by kind and year. */
export function DocumentSearchForm({ search: { kind, year }, years }: DocumentSearchFormProps) {
  const { t } = useTranslation('account');
  return (
    <SearchForm key={`${kind} ${year}`} action={accountPaths.documents()} label={t('documents.search.label')}>
      <SearchChoice
        id="document-kind"
        name={documentSearchKeys.kind}
        label={t('documents.search.kind')}
        any={t('orders.search.anyStatus')}
        selected={kind}
        options={documentKinds.map((value) => ({ value, label: t(`documents.kind.${value}`) }))}
      />
      <YearChoice id="document-year" name={documentSearchKeys.year} selected={year} years={years} />
    </SearchForm>
  );
}

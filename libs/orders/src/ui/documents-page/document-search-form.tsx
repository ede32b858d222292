import { useTranslation } from '@vyloha/i18n';
import { accountPaths } from '@vyloha/links';
import type { CompanyView } from '../../model/company-orders';
import { documentKinds, documentSearchKeys, type DocumentSearch } from '../../model/documents/issued-document';
import { CompanyChoices } from '../search-form/company-choices';
import { SearchChoice, YearChoice } from '../search-form/search-choice';
import { SearchForm } from '../search-form/search-form';

interface DocumentSearchFormProps {
  search: DocumentSearch;
  companyView: CompanyView | null;
  /** In which the customer got documents. */
  years: readonly number[];
}

/** Searches the customer's documents by kind and year; those of a company also by who ordered. */
export function DocumentSearchForm({ search, companyView, years }: DocumentSearchFormProps) {
  const { kind, year, isOfCompany, isUnpaid } = search;
  const { t } = useTranslation('orders');
  return (
    <SearchForm
      key={`${kind} ${year} ${isOfCompany} ${isUnpaid}`}
      action={accountPaths.documents()}
      label={t('documents.search.label')}
    >
      <SearchChoice
        id="document-kind"
        name={documentSearchKeys.kind}
        label={t('documents.search.kind')}
        any={t('list.search.anyStatus')}
        selected={kind}
        options={documentKinds.map((value) => ({ value, label: t(`documents.kind.${value}`) }))}
      />
      <YearChoice id="document-year" name={documentSearchKeys.year} selected={year} years={years} />
      <CompanyChoices id="document" search={search} view={companyView} />
    </SearchForm>
  );
}

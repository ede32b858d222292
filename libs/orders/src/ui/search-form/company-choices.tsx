import { useTranslation } from '@vyloha/i18n';
import { companyListKeys } from '@vyloha/links';
import type { CompanySearch, CompanyView } from '../../model/company-orders';
import { SearchChoice } from './search-choice';

interface CompanyChoicesProps {
  search: CompanySearch;
  view: CompanyView | null;
  /** Prefix of the controls' ids. */
  id: string;
}

/** For members of a company: whose orders or documents, and whether only what is unpaid. */
export function CompanyChoices({ search: { isOfCompany, isUnpaid }, view, id }: CompanyChoicesProps) {
  const { t } = useTranslation('orders');
  if (view === null) return null;
  return (
    <>
      {view.seesColleagues && (
        <SearchChoice
          id={`${id}-company`}
          name={companyListKeys.company}
          label={t('order.orderedBy')}
          any={t('list.search.me')}
          selected={isOfCompany ? '1' : null}
          options={[{ value: '1', label: t('list.search.anybody') }]}
        />
      )}
      <SearchChoice
        id={`${id}-unpaid`}
        name={companyListKeys.unpaid}
        label={t('list.search.payment')}
        any={t('list.search.anyStatus')}
        selected={isUnpaid ? '1' : null}
        options={[{ value: '1', label: t('list.search.unpaid') }]}
      />
    </>
  );
}

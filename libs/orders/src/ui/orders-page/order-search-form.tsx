import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Field, Input, Label } from '@vyloha/ui';
import type { CompanyView } from '../../model/company-orders';
import { orderStatuses } from '../../model/order';
import { type OrderSearch, orderSearchKeys } from '../../model/order-search';
import { CompanyChoices } from '../search-form/company-choices';
import { SearchChoice, YearChoice } from '../search-form/search-choice';
import { SearchForm } from '../search-form/search-form';
import styles from '../search-form/search-form.module.css';

interface OrderSearchFormProps {
  search: OrderSearch;
  companyView: CompanyView | null;
  /** In which the customer ordered. */
  years: readonly number[];
}

/** Searches the customer's orders by number, state and year; those of a company also by who ordered. */
export function OrderSearchForm({ search, companyView, years }: OrderSearchFormProps) {
  const { code, status, year, isOfCompany, isUnpaid } = search;
  const { t } = useTranslation('orders');
  return (
    <SearchForm
      key={`${code} ${status} ${year} ${isOfCompany} ${isUnpaid}`}
      action={paths.orders()}
      label={t('list.search.label')}
    >
      <Field className={styles.code}>
        <Label htmlFor="order-code">{t('order.code')}</Label>
        <Input
          id="order-code"
          type="search"
          inputMode="numeric"
          name={orderSearchKeys.code}
          defaultValue={code}
          maxLength={50}
        />
      </Field>
      <SearchChoice
        id="order-status"
        name={orderSearchKeys.status}
        label={t('order.state')}
        any={t('list.search.anyStatus')}
        selected={status}
        options={orderStatuses.map((value) => ({ value, label: t(`order.status.${value}`) }))}
      />
      <YearChoice id="order-year" name={orderSearchKeys.year} selected={year} years={years} />
      <CompanyChoices id="order" search={search} view={companyView} />
    </SearchForm>
  );
}

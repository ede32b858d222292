import { Form } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Button, Field, Input, Label, Select } from '@vyloha/ui';
import { orderStatuses } from '../../model/order';
import { type OrderSearch, orderSearchKeys } from '../../model/order-search';
import styles from './order-search-form.module.css';

interface OrderSearchFormProps {
  search: OrderSearch;
  /** In which the customer ordered. */
  years: readonly number[];
}

/** Searches the customer's orders by number, state and year; always from the first page. */
export function OrderSearchForm({ search: { code, status, year }, years }: OrderSearchFormProps) {
  const { t } = useTranslation('account');
  return (
    <Form
      key={`${code} ${status} ${year}`}
      method="get"
      action={paths.orders()}
      role="search"
      aria-label={t('orders.search.label')}
      className={styles.form}
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
      <Field className={styles.choice}>
        <Label htmlFor="order-status">{t('order.state')}</Label>
        <Select id="order-status" name={orderSearchKeys.status} defaultValue={status ?? ''}>
          <option value="">{t('orders.search.anyStatus')}</option>
          {orderStatuses.map((value) => (
            <option key={value} value={value}>
              {t(`order.status.${value}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field className={styles.choice}>
        <Label htmlFor="order-year">{t('orders.search.year')}</Label>
        <Select id="order-year" name={orderSearchKeys.year} defaultValue={year ?? ''}>
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

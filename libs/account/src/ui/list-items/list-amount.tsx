import { Form, useSubmit } from '@remix-run/react';
import { multiplierFrom, quantityDecimals, toQuantity } from '@vyloha/cart';
import { delays, useThemeSettings } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { Button, QuantityInput } from '@vyloha/ui';
import { type RefObject, useEffect, useRef } from 'react';
import type { ListItem } from '../../model/shopping-list';
import styles from './list-items.module.css';

/** How much of an item the list has; another amount is saved by the button without script, otherwise after a pause. */
export function ListAmount({ item }: { item: ListItem }) {
  const { t } = useTranslation('account');
  const theme = useThemeSettings();
  const form = useRef<HTMLFormElement>(null);
  const scheduleSave = useSaving(form);
  const { id, name, amount, metres, unit } = item;
  const multiplier = multiplierFrom(metres);
  return (
    <Form method="post" ref={form} preventScrollReset className={styles.amount}>
      <input type="hidden" name="intent" value="amount" />
      <input type="hidden" name="itemId" value={id} />
      <QuantityInput
        name="quantity"
        value={toQuantity(amount, multiplier)}
        label={t('list.amount', { name })}
        min={multiplier}
        step={multiplier}
        decimals={quantityDecimals(multiplier, theme.quantity.decimals)}
        unit={unit}
        size="small"
        onChange={scheduleSave}
      />
      <Button type="submit" variant="quiet" size="small" className={styles.save}>
        {t('list.saveAmount')}
      </Button>
    </Form>
  );
}

function useSaving(form: RefObject<HTMLFormElement>) {
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => submit(form.current, { preventScrollReset: true }), delays.quantityDebounce);
  };
}

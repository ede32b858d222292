import { Form } from '@remix-run/react';
import { multiplierFrom, quantityDecimals, toQuantity } from '@vyloha/cart';
import { useThemeSettings } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { Button, QuantityInput } from '@vyloha/ui';
import type { ListItem } from '../../model/shopping-list';
import styles from './list-items.module.css';

/** How much of an item the list has, and the button that saves another amount. */
export function ListAmount({ item }: { item: ListItem }) {
  const { t } = useTranslation('account');
  const theme = useThemeSettings();
  const { id, name, amount, metres, unit } = item;
  const multiplier = multiplierFrom(metres);
  return (
    <Form method="post" className={styles.amount}>
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
      />
      <Button type="submit" name="intent" value="amount" variant="quiet" size="small">
        {t('list.saveAmount')}
      </Button>
    </Form>
  );
}

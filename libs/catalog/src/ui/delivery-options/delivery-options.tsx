import { useTranslation } from '@vyloha/i18n';
import { formatMoney } from '@vyloha/money';
import { useShopper } from '@vyloha/session/ui';
import { Disclosure, SummaryList } from '@vyloha/ui';
import type { DeliveryOption } from '../../model/product/delivery-options';
import { useDeliveryText } from '../product-availability/use-delivery-text';
import styles from './delivery-options.module.css';

/** Ways of delivery with the day and the price for these goods. */
export function DeliveryOptions({ options }: { options: readonly DeliveryOption[] }) {
  const { t } = useTranslation('catalog');
  const { currency } = useShopper();
  if (options.length === 0) return null;
  return (
    <Disclosure title={t('deliveryOptions.title')}>
      <SummaryList
        className={styles.list}
        rows={options.map((option) => ({
          id: option.id,
          label: <OptionLabel option={option} />,
          value: option.priceMinor === 0 ? t('deliveryOptions.free') : formatMoney(option.priceMinor, currency),
        }))}
      />
    </Disclosure>
  );
}

function OptionLabel({ option: { name, type, delivery } }: { option: DeliveryOption }) {
  const { t } = useTranslation('catalog');
  const deliveryText = useDeliveryText(type !== 'DELIVERY');
  // Which branches have it is said beside this list.
  const isWhereStocked = type === 'PERSONAL' && delivery?.kind === 'immediate';
  return (
    <>
      {name}
      {delivery && (
        <span className={styles.day}>
          {isWhereStocked ? t('deliveryOptions.whereStocked') : deliveryText(delivery)}
        </span>
      )}
    </>
  );
}

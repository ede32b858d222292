import type { CartShipper, DeliveryDay } from '@vyloha/cart';
import { RadioCards, type FormField, type RadioCard } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import type { Currency } from '@vyloha/money';
import type { DeliveryDays } from '../../model/selection/delivery-days';
import type { DeliveryTime } from '../../model/selection/delivery-time';
import type { Selection } from '../../model/selection/selection';
import { DeliveryDateText } from './delivery-date-text';
import { DeliveryTimes } from './delivery-times';
import styles from './methods-form.module.css';
import { useFieldMessage } from './use-field-message';
import type { SendCheckoutEvent } from './send-checkout-event';
import type { PickerData } from './picker-data';
import { PlacePicker } from './place-picker';
import { ServiceLogo } from './service-logo';
import { useServicePrice } from './use-service-price';

const shipperIcons = { DELIVERY: 'truck', PERSONAL: 'store', PICKUP_POINT: 'package' } as const;

export interface ShipperCardsProps {
  /** What editors write about shipping. */
  lead: string | null;
  fields: { shipper: FormField; branch: FormField; time: FormField };
  shippers: readonly CartShipper[];
  /** Those that the previous step has ruled out, which are not offered again at once. */
  ruledOutIds: readonly string[];
  pickers: Readonly<Record<string, PickerData>>;
  /** The selected place was closed since. */
  isPlaceLost: boolean;
  /** Key of the map of pick-up points. */
  mapKey: string | null;
  deliveryTimes: Readonly<Record<string, readonly DeliveryTime[]>>;
  dayOf: (shipper: CartShipper) => DeliveryDay | null;
  days: Pick<DeliveryDays, 'byBranch' | 'lineCount'>;
  selection: Selection;
  currency: Currency;
  send: SendCheckoutEvent;
}

/** Delivery methods with day and price; the branch or the delivery time is selected under its card. */
export function ShipperCards(props: ShipperCardsProps) {
  const { t } = useTranslation('checkout');
  const { fields, shippers, ruledOutIds, dayOf, currency, send } = props;
  const priceOf = useServicePrice(currency);
  const toCard = (shipper: CartShipper): RadioCard => {
    const day = dayOf(shipper);
    return {
      value: shipper.id,
      title: shipper.name,
      description: (
        <>
          {day && (
            <span className={styles.deliveryDate}>
              <DeliveryDateText day={day} />
            </span>
          )}
          {shipper.description}
        </>
      ),
      aside: priceOf(shipper.price),
      image: <ServiceLogo picture={shipper.picture} icon={shipperIcons[shipper.type]} />,
      content: <ShipperOptions {...props} shipper={shipper} />,
    };
  };
  const isRuledOut = ({ id }: CartShipper) => ruledOutIds.includes(id);
  return (
    <RadioCards
      className={styles.group}
      field={fields.shipper}
      legend={t('methods.shipper')}
      lead={props.lead}
      cards={shippers.filter((shipper) => !isRuledOut(shipper)).map(toCard)}
      folded={{ title: t('methods.otherShippers'), cards: shippers.filter(isRuledOut).map(toCard) }}
      onChange={(event) => send({ type: 'shipper.selected', shipperId: event.currentTarget.value })}
    />
  );
}

/** Further selection of a shipper: a place or a time. */
function ShipperOptions(props: ShipperCardsProps & { shipper: CartShipper }) {
  const { shipper, fields, pickers, deliveryTimes, selection, send } = props;
  const messageOf = useFieldMessage();
  const picker = pickers[shipper.id];
  if (picker) return <PlacePicker {...props} picker={picker} />;
  return (
    <DeliveryTimes
      id={fields.time.id}
      name={fields.time.name}
      times={deliveryTimes[shipper.id] ?? []}
      selectedId={selection.deliveryTimeId}
      send={send}
      error={messageOf(fields.time)}
    />
  );
}

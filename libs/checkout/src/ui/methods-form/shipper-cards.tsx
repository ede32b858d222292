import type { CartShipper, DeliveryDay } from '@vyloha/cart';
import { RadioCards, type FormField, type RadioCard } from '@vyloha/forms';
import { useTranslation, formatDayAndMonth, formatDayOfWeek } from '@vyloha/i18n';
import { formatMoney, type Currency } from '@vyloha/money';
import { useShopper } from '@vyloha/session/ui';
import type { DeliveryTime } from '../../model/selection/delivery-time';
import type { Selection } from '../../model/selection/selection';
import { isPickUp } from '../../model/selection/shipper';
import { DeliveryTimes } from './delivery-times';
import styles from './methods-form.module.css';
import { useFieldMessage } from './use-field-message';
import type { SendCheckoutEvent } from './send-checkout-event';
import type { PickerData } from './picker-data';
import { PlacePicker } from './place-picker';
import { ServiceLogo } from './service-logo';

/** Delivery day as text: 'Doručíme zítra', 'K vyzvednutí ihned', 'Doručíme 24. 11. (úterý)'. */
function DeliveryDateText({ day }: { day: DeliveryDay }) {
  const { t, locale } = useTranslation('checkout');
  const dateText =
    day.kind === 'date'
      ? `${formatDayAndMonth(day.date)} (${formatDayOfWeek(day.date, locale)})`
      : t(`arrives.${day.kind}`);
  return <>{t(day.isPickUp ? 'arrives.pickUp' : 'arrives.delivery', { day: dateText })}</>;
}

export interface ShipperCardsProps {
  fields: { shipper: FormField; branch: FormField; time: FormField };
  shippers: readonly CartShipper[];
  pickers: Readonly<Record<string, PickerData>>;
  /** The selected place was closed since. */
  isPlaceLost: boolean;
  /** Key of the map of pick-up points. */
  mapKey: string | null;
  deliveryTimes: Readonly<Record<string, readonly DeliveryTime[]>>;
  dayOf: (shipper: CartShipper) => DeliveryDay | null;
  selection: Selection;
  currency: Currency;
  send: SendCheckoutEvent;
}

/** Delivery methods with day and price; the branch or the delivery time is selected under its card. */
export function ShipperCards(props: ShipperCardsProps) {
  const { t } = useTranslation('checkout');
  const { displayVat } = useShopper();
  const { fields, shippers, dayOf, currency, send } = props;
  const cards = shippers.map((shipper): RadioCard => {
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
      aside: formatMoney(displayVat ? shipper.price.withTaxMinor : shipper.price.withoutTaxMinor, currency, {
        zeroText: t('methods.free'),
      }),
      image: <ServiceLogo picture={shipper.picture} icon={isPickUp(shipper) ? 'store' : 'truck'} />,
      content: <ShipperOptions {...props} shipper={shipper} />,
    };
  });
  return (
    <RadioCards
      field={fields.shipper}
      legend={t('methods.shipper')}
      cards={cards}
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

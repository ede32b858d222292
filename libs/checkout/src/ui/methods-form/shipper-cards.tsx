import type { BranchOption } from '@vyloha/branches';
import { BranchPicker } from '@vyloha/branches/ui';
import type { CartShipper, DeliveryDay } from '@vyloha/cart';
import { RadioCards, useErrorText, type FormField, type RadioCard } from '@vyloha/forms';
import { useTranslation, formatDayAndMonth, formatDayOfWeek } from '@vyloha/i18n';
import { formatMoney, type Currency } from '@vyloha/money';
import type { DeliveryTime } from '../../model/selection/delivery-time';
import { branchSearchField, recalculateButton, type BranchSearch } from '../../model/selection/branch-search';
import type { Selection } from '../../model/selection/selection';
import { isPickUp } from '../../model/selection/shipper';
import { DeliveryTimes } from './delivery-times';
import styles from './methods-form.module.css';
import type { SendCheckoutEvent } from './send-checkout-event';
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

export interface SearchedBranches extends BranchSearch {
  isPostcodeUnknown: boolean;
}

export interface ShipperCardsProps {
  fields: { shipper: FormField; branch: FormField; time: FormField };
  shippers: readonly CartShipper[];
  branches: Readonly<Record<string, readonly BranchOption[]>>;
  search: SearchedBranches | null;
  deliveryTimes: Readonly<Record<string, readonly DeliveryTime[]>>;
  dayOf: (shipper: CartShipper) => DeliveryDay | null;
  selection: Selection;
  currency: Currency;
  send: SendCheckoutEvent;
}

/** Delivery methods with day and price; the branch or the delivery time is selected under its card. */
export function ShipperCards(props: ShipperCardsProps) {
  const { t } = useTranslation('checkout');
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
      aside: formatMoney(shipper.price.withTaxMinor, currency, { zeroText: t('methods.free') }),
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

/** Further selection of a shipper: a branch or a time. */
function ShipperOptions({
  shipper,
  fields,
  branches,
  search,
  deliveryTimes,
  selection,
  send,
}: ShipperCardsProps & { shipper: CartShipper }) {
  const errorText = useErrorText();
  const messageOf = ({ errors: [error] = [] }: FormField) => error && errorText(error);
  const branchesOfShipper = branches[shipper.id];
  if (branchesOfShipper) {
    const own = search?.shipperId === shipper.id ? search : null;
    return (
      <BranchPicker
        // Each shipper has its picker, and the error is that of the selected one.
        id={shipper.id === selection.shipperId ? fields.branch.id : undefined}
        search={{
          fieldName: branchSearchField(shipper.id),
          button: { name: recalculateButton, value: shipper.id },
          query: own?.query ?? '',
          isPostcodeUnknown: own?.isPostcodeUnknown === true,
        }}
        name={fields.branch.name}
        branches={branchesOfShipper}
        selectedId={selection.branchId}
        onSelect={(branchId) => send({ type: 'branch.selected', branchId })}
        error={shipper.id === selection.shipperId ? messageOf(fields.branch) : undefined}
      />
    );
  }
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

import { Form } from '@remix-run/react';
import type { CartPayment, CartShipper, CartTexts } from '@vyloha/cart';
import { ErrorSummary, type FormRefusal, plainFields, submissionErrors } from '@vyloha/forms';
import type { Currency } from '@vyloha/money';
import { DefaultButton } from '@vyloha/ui';
import type { RefObject } from 'react';
import type { BuyerLimit } from '../../model/placing/buyer-limit';
import { confirmationFields, type ConfirmationSwitch } from '../../model/placing/confirmation-fields';
import type { DeliveryDays } from '../../model/selection/delivery-days';
import { recalculateButton } from '../../model/selection/branch-search';
import { type Offer, type Selection, findMissingSelections, findShipper } from '../../model/selection/selection';
import { addressMissing } from '../../model/selection/selection-problems';
import { seenField, type SeenOrder } from '../../model/order/seen-order';
import type { Summary } from '../../model/order/summary';
import styles from './methods-form.module.css';
import { LegalNotes } from './legal-notes';
import { OrderButton } from './order-button';
import { OrderExtras } from './order-extras';
import { PaymentCards } from './payment-cards';
import { RegistrationFields } from './registration-fields';
import type { SendCheckoutEvent } from './send-checkout-event';
import { ShipperCards, type ShipperCardsProps } from './shipper-cards';

type Submission = FormRefusal['submission'];

/** In page order. */
const fieldOrder = Object.keys(confirmationFields);

/** The errors without those of fields selected since then; with script a selection makes no request. */
function getUnresolvedErrors(submission: Submission | undefined, selection: Selection, offer: Offer) {
  if (!submission?.error) return submission;
  const missing: readonly string[] = findMissingSelections(selection, offer);
  const isAddressRequired = findShipper(selection, offer)?.isAddressRequired === true;
  const isResolved = (name: string, messages: readonly string[] | null) =>
    ['shipper', 'shipperBranch', 'payment'].includes(name) &&
    !missing.includes(name) &&
    !(isAddressRequired && messages?.includes(addressMissing) === true);
  const unresolved = Object.entries(submission.error)
    .filter(([name, messages]) => !isResolved(name, messages))
    .sort(([a], [b]) => fieldOrder.indexOf(a) - fieldOrder.indexOf(b));
  return { ...submission, error: Object.fromEntries(unresolved) };
}

interface MethodsFormProps {
  offer: Offer<CartShipper, CartPayment>;
  ruledOutIds: ShipperCardsProps['ruledOutIds'];
  pickers: ShipperCardsProps['pickers'];
  isPlaceLost: boolean;
  mapKey: string | null;
  days: DeliveryDays;
  selection: Selection;
  /** Initial values of numbers, notes and consents. */
  extras: Readonly<Record<string, string>>;
  send: SendCheckoutEvent;
  /** What editors write about shipping and payment. */
  cartTexts: Pick<CartTexts, 'shippingInfo' | 'paymentInfo'>;
  summary: Summary;
  /** Sent with the order: what of it has changed since is shown before it is placed. */
  seen: SeenOrder;
  currency: Currency;
  /** Of a company's buyer; what is above it waits for approval. */
  buyerLimit: BuyerLimit | null;
  /** Optional fields that the shop asks for. */
  enabledSwitches: readonly ConfirmationSwitch[];
  mayRegister: boolean;
  minAge: number | null;
  hasGuaranteeNotice: boolean;
  refusal: FormRefusal | undefined;
  formRef: RefObject<HTMLFormElement>;
}

const formId = 'methods';

/** Shipping, payment and the order button: one form that works without script. */
export function MethodsForm({ offer, days, selection, send, currency, refusal, formRef, ...rest }: MethodsFormProps) {
  const { cartTexts } = rest;
  const lastResult = getUnresolvedErrors(refusal?.submission, selection, offer);
  const field = plainFields({ formId, lastResult, defaultValue: rest.extras });
  const shipper = { ...field('shipper'), initialValue: selection.shipperId };
  const dayOf = ({ id }: CartShipper) =>
    (id === selection.shipperId && selection.branchId !== null && days.byBranch[selection.branchId]?.day) ||
    (days.byShipper[id] ?? null);
  return (
    <Form method="post" id={formId} ref={formRef} className={styles.form}>
      <input type="hidden" name={seenField} value={JSON.stringify(rest.seen)} />
      <DefaultButton name={recalculateButton} value="true" />
      <ErrorSummary form={submissionErrors(formId, lastResult)} />
      <ShipperCards
        lead={cartTexts.shippingInfo}
        fields={{ shipper, branch: field('shipperBranch'), time: field('deliveryTimeSlot') }}
        shippers={offer.shippers}
        ruledOutIds={rest.ruledOutIds}
        pickers={rest.pickers}
        isPlaceLost={rest.isPlaceLost}
        mapKey={rest.mapKey}
        deliveryTimes={offer.deliveryTimes}
        dayOf={dayOf}
        days={days}
        selection={selection}
        currency={currency}
        send={send}
      />
      <PaymentCards
        lead={cartTexts.paymentInfo}
        field={field('payment')}
        payments={offer.payments}
        shippers={offer.shippers}
        selection={selection}
        currency={currency}
        send={send}
      />
      {rest.mayRegister && <RegistrationFields field={field} />}
      <OrderExtras field={field} enabledSwitches={rest.enabledSwitches} />
      <LegalNotes ageField={field('ageConfirmed')} minAge={rest.minAge} hasGuaranteeNotice={rest.hasGuaranteeNotice} />
      <OrderButton summary={rest.summary} currency={currency} limit={rest.buyerLimit} />
    </Form>
  );
}

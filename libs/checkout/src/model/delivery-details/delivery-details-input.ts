import * as v from 'valibot';
import { filledDetails, withFilledFlags, type DeliveryDetails } from './delivery-details';
import { deliveryFields, type DeliveryFieldName } from './delivery-fields';
import { deliveryRules, isAddressComplete, isAddressNeeded, pickUpField, toFormState } from './delivery-rules';
import { isFieldEnabled, type DeliverySettings } from './delivery-settings';

/** A valid form of the delivery step. */
export interface DeliveryInput {
  details: DeliveryDetails;
  /** The shipper at which the order is picked up; `null` for a delivery to an address. */
  pickUpId: string | null;
}

type Inputs = { -readonly [Name in DeliveryFieldName]: (typeof deliveryFields)[Name]['input'] };

/** Fields that the form does not ask for may be missing; other storefronts may send them. */
function toEntries(settings: DeliverySettings): Inputs {
  const entries = Object.entries(deliveryFields).map(([name, field]) => [
    name,
    field.kind === 'required' && !isFieldEnabled(field, settings) ? v.optional(v.string()) : field.input,
  ]);
  // `Object.fromEntries` forgets which name has which schema.
  return Object.fromEntries(entries) as Inputs;
}

const noAddress = { street: '', houseNumber: '', city: '', postcode: '' };

function toDeliveryInput(value: object, settings: DeliverySettings): DeliveryInput {
  const form = toFormState(value, settings);
  const isPickUp = !isAddressNeeded(form, settings);
  const { fullName, firstName, lastName, ...rest } = form;
  const name = isFieldEnabled(deliveryFields.firstName, settings)
    ? { fullName: `${firstName} ${lastName}`, firstName, lastName }
    : { fullName };
  const address = isPickUp && !isAddressComplete(form) ? noAddress : {};
  const details = withFilledFlags(v.parse(filledDetails, { ...rest, ...name, ...address }));
  return { details, pickUpId: isPickUp ? form[pickUpField] : null };
}

/** Every rule is checked, even while fields are missing. */
function followsRules<TForm>(settings: DeliverySettings): v.RawCheckAction<TForm> {
  return v.rawCheck<TForm>(({ dataset, addIssue }) => {
    const input: unknown = dataset.value;
    const form = toFormState(input, settings);
    for (const { field, message, isValid } of deliveryRules) {
      if (isValid(form, settings)) continue;
      addIssue({ message, path: [{ type: 'unknown', origin: 'value', input, key: field, value: form[field] }] });
    }
  });
}

/**
 * The form of the delivery step: field names and messages as in the specification. An address is required only where a
 * shipper or a bill needs it; one that is not needed is kept when it is complete.
 */
export function createDeliveryDetailsInput(settings: DeliverySettings) {
  const shipper = v.optional(
    v.picklist(['', ...settings.pickUps.map(({ id }) => id)], 'checkout:problem.shipperUnavailable'),
  );
  return v.pipe(
    v.object({ ...toEntries(settings), [pickUpField]: shipper }),
    followsRules(settings),
    v.transform((value) => toDeliveryInput(value, settings)),
  );
}

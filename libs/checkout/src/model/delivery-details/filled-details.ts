import * as v from 'valibot';
import { countryCodes } from './country';
import { billingFields, businessFields, recipientFields, type DeliveryDetails } from './delivery-details';

const text = v.optional(v.string(), '');
const flag = v.optional(v.boolean(), false);

/** Details with an empty string for every field omitted by the form or the cookie. */
export const filledDetails = v.object({
  ...v.entriesFromList(['fullName', 'email', 'phone', 'street', 'city', 'postcode'], v.string()),
  ...v.entriesFromList(['houseNumber', ...recipientFields, ...businessFields, ...billingFields], text),
  ...v.entriesFromList(['country', 'billingCountry'], v.picklist(countryCodes)),
  ...v.entriesFromList(['differentAddress', 'isBusiness', 'billingInfo'], flag),
}) satisfies v.GenericSchema<unknown, DeliveryDetails>;

import { fieldNamesWith } from '@vyloha/forms/rules';
import { contactFields } from './contact-fields';
import {
  addressControls,
  control,
  country,
  flag,
  optionalLine,
  phoneControl,
  sectionFlag,
  type DeliveryField,
} from './delivery-field';

const deliveryControls = addressControls('shipping');
const billingControls = addressControls('billing');

const address = { section: 'address' } as const;

const addressFields = {
  street: {
    ...optionalLine,
    ...address,
    control: deliveryControls.street,
    texts: 'street',
    placed: ['address', 'street'],
    ofCustomer: (customer) => customer.address?.street,
  },
  houseNumber: {
    ...optionalLine,
    ...address,
    control: deliveryControls.houseNumber,
    texts: 'houseNumber',
    placed: ['address', 'street'],
    ofCustomer: () => null,
  },
  city: {
    ...optionalLine,
    ...address,
    control: deliveryControls.city,
    texts: 'city',
    placed: ['address', 'city'],
    ofCustomer: (customer) => customer.address?.city,
  },
  postcode: {
    ...optionalLine,
    ...address,
    control: deliveryControls.postcode,
    texts: 'postcode',
    placed: ['address', 'postcode'],
    ofCustomer: (customer) => customer.address?.postcode,
  },
  country: {
    ...country,
    ...address,
    control: deliveryControls.country,
    texts: 'country',
    placed: ['address', 'countryCode'],
    ofCustomer: (customer) => customer.address?.countryCode,
  },
} as const satisfies Record<string, DeliveryField>;

/** Another recipient; the customer's data have none. */
const recipient = { ...optionalLine, section: 'recipient', ofCustomer: () => null } as const;

const recipientFields = {
  differentAddress: {
    ...sectionFlag,
    section: 'recipient',
    control: control('checkbox'),
    texts: 'differentAddress',
    ofCustomer: () => null,
  },
  shippingFullName: {
    ...recipient,
    control: control('text', { autoComplete: 'shipping name' }),
    texts: 'shippingFullName',
    placed: ['recipient', 'name'],
  },
  shippingPhone: {
    ...recipient,
    control: control('text', { ...phoneControl, autoComplete: 'shipping tel' }),
    texts: 'shippingPhone',
    placed: ['recipient', 'phone'],
  },
  shippingBusinessName: {
    ...recipient,
    control: control('text', { autoComplete: 'shipping organization' }),
    texts: 'shippingBusinessName',
    placed: ['recipient', 'business_name'],
  },
} as const satisfies Record<string, DeliveryField>;

const business = { ...optionalLine, section: 'business' } as const;

const businessFields = {
  isBusiness: {
    ...sectionFlag,
    section: 'business',
    control: control('checkbox'),
    texts: 'isBusiness',
    ofCustomer: (customer) => customer.business && true,
  },
  tin: {
    ...business,
    control: control('text', { inputMode: 'numeric' }),
    texts: 'tin',
    placed: ['business', 'TIN'],
    ofCustomer: (customer) => customer.business && (customer.business.tin ?? ''),
  },
  businessName: {
    ...business,
    control: control('text', { autoComplete: 'organization', isMarkedOptional: false }),
    texts: 'businessName',
    placed: ['business', 'business_name'],
    ofCustomer: (customer) => customer.business?.name,
  },
  vatin: {
    ...business,
    control: control('text', { width: 'half' }),
    texts: 'vatin',
    placed: ['business', 'VATIN'],
    ofCustomer: (customer) => customer.business && (customer.business.vatin ?? ''),
  },
  vatinsvk: {
    ...business,
    control: control('text', { width: 'half', hasHint: true }),
    texts: 'vatinsvk',
    placed: ['businessCustom', 'ICDPH'],
    ofCustomer: () => null,
  },
  businessTerms: {
    ...flag,
    section: 'business',
    enabledBy: 'businessTerms',
    control: control('checkbox'),
    texts: 'businessTerms',
    ofCustomer: () => null,
  },
} as const satisfies Record<string, DeliveryField>;

const billing = { ...optionalLine, section: 'billing', ofCustomer: () => null } as const;

const billingFields = {
  billingInfo: {
    ...sectionFlag,
    section: 'billing',
    control: control('checkbox', { hasHint: true }),
    texts: 'billingInfo',
    ofCustomer: () => null,
  },
  billingName: {
    ...billing,
    control: control('text', { autoComplete: 'billing name' }),
    texts: 'billingName',
    placed: ['invoice', 'name'],
  },
  billingStreet: { ...billing, control: billingControls.street, texts: 'street', placed: ['billing', 'street'] },
  billingHouseNumber: {
    ...billing,
    control: billingControls.houseNumber,
    texts: 'houseNumber',
    placed: ['billing', 'street'],
  },
  billingCity: { ...billing, control: billingControls.city, texts: 'city', placed: ['billing', 'city'] },
  billingPostcode: {
    ...billing,
    control: billingControls.postcode,
    texts: 'postcode',
    placed: ['billing', 'postcode'],
  },
  billingCountry: {
    ...country,
    section: 'billing',
    control: billingControls.country,
    texts: 'country',
    placed: ['billing', 'countryCode'],
    ofCustomer: (customer) => customer.address?.countryCode,
  },
} as const satisfies Record<string, DeliveryField>;

/** The fields of the delivery step, in the order of its form. */
export const deliveryFields = {
  ...contactFields,
  ...addressFields,
  ...recipientFields,
  ...businessFields,
  ...billingFields,
} as const;

export type DeliveryFieldName = keyof typeof deliveryFields;

/** Optional texts by section: filled, they say that the shopper wants it. */
export const recipientTexts = fieldNamesWith(deliveryFields, { kind: 'optional', section: 'recipient' });
export const businessTexts = fieldNamesWith(deliveryFields, { kind: 'optional', section: 'business' });
export const billingTexts = fieldNamesWith(deliveryFields, { kind: 'optional', section: 'billing' });

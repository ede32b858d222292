import type { OrderRow } from './placing/to-order-rows';

function amountsOf(order: OrderRow) {
  const { itemsMinor, shipperMinor, paymentMinor, roundingMinor, totalMinor, credits } = order;
  const { taxCountry, taxTreatment, serviceShares } = order;
  const { itemsWithoutTaxMinor, shipperWithoutTaxMinor, paymentWithoutTaxMinor, totalWithoutTaxMinor } = order;
  return {
    itemsMinor,
    shipperMinor,
    paymentMinor,
    roundingMinor,
    totalMinor,
    credits,
    taxCountry,
    taxTreatment,
    serviceShares,
    itemsWithoutTaxMinor,
    shipperWithoutTaxMinor,
    paymentWithoutTaxMinor,
    totalWithoutTaxMinor,
  };
}

/** The company, its own number of the order, and where it is invoiced to. */
function companyOf(order: OrderRow) {
  const { companyId, businessName, tin, vatin, vatinSvk, vatCheckId, companyName, customOrderNumber } = order;
  const { hasBillingAddress, billingName, billingStreet, billingCity, billingPostcode, billingCountryCode } = order;
  return {
    companyId,
    businessName,
    tin,
    vatin,
    vatinSvk,
    vatCheckId,
    companyName,
    customOrderNumber,
    hasBillingAddress,
    billingName,
    billingStreet,
    billingCity,
    billingPostcode,
    billingCountryCode,
  };
}

function servicesOf(order: OrderRow) {
  const { shipperId, shipperCode, shipperName, shipperType } = order;
  const { paymentId, paymentCode, paymentName, paymentType, couponId, couponCode } = order;
  const { bankAccount, bankIban, bankBic, invoiceCompanyId, invoiceDueDays, invoiceDueOn, invoicePaidAt } = order;
  return {
    shipperId,
    shipperCode,
    shipperName,
    shipperType,
    paymentId,
    paymentCode,
    paymentName,
    paymentType,
    couponId,
    couponCode,
    bankAccount,
    bankIban,
    bankBic,
    invoiceCompanyId,
    invoiceDueDays,
    invoiceDueOn,
    invoicePaidAt,
  };
}

/** Contact, delivery, notes and consents: of the buyer alone. */
const ofBuyer = {
  tokenHash: '',
  cartId: '',
  customerId: null,
  email: '',
  phone: '',
  formalTitle: null,
  dateOfBirth: null,
  shippingBusinessName: null,
  shippingPhone: null,
  shippingStreet: '',
  shippingCity: '',
  shippingPostcode: '',
  branchId: null,
  branchRemoteId: null,
  branchName: null,
  deliveryDate: null,
  deliveryFrom: null,
  deliveryTo: null,
  expectedOn: null,
  remindedAt: null,
  comment: null,
  shipperComment: null,
  utm: null,
  consentTexts: null,
  ageConfirmed: false,
  newsletter: false,
  magazine: false,
  heurekaAllow: false,
  zboziAllow: false,
  cardRequest: false,
  phoneNotification: false,
};

/**
 * An order as the record of its company, without its buyer as a person. What stays is listed, so that a new column is
 * a type error until somebody decides on it.
 * @param name of the buyer, or what is shown in its place
 */
export function toCompanyRecord(order: OrderRow, name: string): OrderRow {
  const { id, code, status, currency, locale, termsId, createdAt, shippingCountryCode } = order;
  return {
    id,
    code,
    status,
    currency,
    locale,
    termsId,
    createdAt,
    ...amountsOf(order),
    ...companyOf(order),
    ...servicesOf(order),
    ...ofBuyer,
    name,
    shippingName: name,
    shippingCountryCode,
  };
}

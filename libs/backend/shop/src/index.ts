export { type BranchRow, loadBranches, loadPickUpShippers, toWireBranch } from './shop/branches';
export { type Day, toZonedIso, wallClock } from './shop/calendar';
export { connectedServices } from './shop/connected-services';
export { countrySchema, listCountries } from './shop/countries';
export { currencySchema, listCurrencies } from './shop/currencies';
export { currencyFormat, formatPrice } from './shop/format-price';
export { isCzechHoliday } from './shop/czech-holidays';
export { dayText } from './shop/day-text';
export { dispatchDay, nearestDeliveryDay } from './shop/delivery-date';
export { type DeliverySlot, deliverySlots, findDeliverySlot } from './shop/delivery-slots';
export { disputesText } from './shop/disputes-text';
export { loadMarketingRetention } from './shop/marketing-retention';
export { shopModule } from './shop/module';
export { nextOfYear, nextOfYearWithin } from './shop/next-of-year';
export { listOpeningExceptions } from './shop/opening/opening-exceptions';
export { type PricedPayment, type WirePayment, loadPayments, paymentSchema, toWirePayment } from './shop/payments';
export { findPickUpPoint, pointSearchText } from './shop/pick-up-points';
export { pictureOf, pictureSchema } from './shop/picture';
export { findFastest, findFreeShippingThreshold, shipperSchema, shippingPrice, toWireShipper } from './shop/shippers';
export { type PricedShipper, type ShopData, loadShopData, pinShopData, shopVersionId } from './shop/shop-data';
export type { ShopSettings } from './shop/shop-settings';
export { isCurrentTaxOf, writeCurrentTaxes } from './shop/taxes/current-taxes';
export { readTaxData } from './shop/taxes/load-taxes';
export {
  type ServicePart,
  type ServiceShare,
  type ServiceTaxes,
  chargedPrice,
  serviceBase,
  serviceParts,
  serviceShares,
} from './shop/taxes/service-taxes';
export { taxSchema } from './shop/taxes/tax-schema';
export { memberStates } from './shop/taxes/shipped-rates';
export type { ShopperTaxes, TaxPlace, TaxRates } from './shop/taxes/shopper-taxes';
export { type VatCheck, checkVatNumber, findVatCheck } from './vat-numbers/check-vat-number';
export { vatNumberLimits } from './vat-numbers/limits';
export { vatNumbersModule } from './vat-numbers/module';
export {
  toVatCheckRecord,
  toVatNumberState,
  vatCheckRecordSchema,
  vatNumberStateSchema,
} from './vat-numbers/vat-check-schema';
export { openVatNumbers, vatNumbers } from './vat-numbers/vat-numbers';

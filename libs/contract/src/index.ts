export { availabilityEntries, inStockCode, isSaleable, notSaleableCode, toAmountLimits, toStock } from './availability';
export type { AmountLimits, Stock } from './availability';
export { parseBankAccount } from './bank-account';
export { changeTags, formatProductTags, parseTags } from './change-tags';
export { isClothingSize } from './clothing-size';
export { consentCategories, consentOfCookie, measuringCookies } from './consent-categories';
export type { ConsentCategory } from './consent-categories';
export { cookieLifetimes, cookieNames } from './cookies';
export type { CookieKey } from './cookies';
export {
  displayText,
  localizedText,
  optionalLocalizedText,
  optionalText,
  optionalTranslatedText,
  translatedText,
} from './display-text';
export { branchPayments, type BranchPayment } from './branch-payments';
export { addDays, addYears, weekdayOf, zonedDay } from './calendar-day';
export { isCzechTin } from './czech-tin';
export { disputeSites } from './dispute-sites';
export { firstDeliveryDate } from './delivery-date';
export { escapeXml } from './escape-xml';
export { headerNames } from './header-names';
export { defaultLocale, getLanguage, isLocale, languages, locales, timeZone } from './languages';
export type { Locale, RequiredLocale } from './languages';
export { markTags } from './mark-tags';
export { maxPrice } from './max-price';
export { maxCampaignLength, parseCampaign } from './campaign';
export { hasFields, isEither, isFlag, isListOf, isNullOr, isNumber, isOneOf, isRecordOf, isText } from './guards';
export type { Guard } from './guards';
export { formatIdList, parseIdList } from './id-list';
export { lineName } from './line-name';
export { type MeasuredItem, toMeasuredItem } from './measured-item';
export { localizedPicture } from './localized-picture';
export { contentMetres, metresParameterId } from './metres-parameter';
export { pageMeta } from './page-meta';
export type { PageMeta } from './page-meta';
export { namedAddress, postalAddress, toAddressLines, toWireAddress, wireAddressEntries } from './postal-address';
export type { AddressParts, PostalAddress, PrintedAddress, WireAddress } from './postal-address';
export { linePicture, optionalPicture, optionalString } from './store-fields';
export { offerId } from './offer-id';
export { orderDetailEntries, type OrderDetails } from './order-details';
export { onlinePaymentEntries, onlinePaymentStates } from './online-payment-states';
export type { OnlinePayment, OnlinePaymentState } from './online-payment-states';
export { shipperTypes } from './shipper-types';
export type { ShipperType } from './shipper-types';
export { invoiceEntries, type InvoiceState, optionalInvoice, type OrderInvoice } from './invoice-states';
export { isPaidInCash, isPaidUpFront, needsGateway, paymentKinds } from './payment-kinds';
export type { PaymentKind } from './payment-kinds';
export { isVisibleToViewer, nextVisibilityChange } from './visibility-rules';
export type { VisibilityRules, Viewer } from './visibility-rules';
export { isAttemptKey } from './attempt-key';
export { isTaxed, pricesTax, taxClasses, taxTreatments } from './tax-classes';
export type { PricesTax, ProductTax, TaxClass, TaxTreatment } from './tax-classes';
export { isToken } from './token-shape';
export { byLocale, mapTranslated, pickTranslation, withDefaultTranslations } from './translated';
export type { OptionalTranslated, PartlyTranslated, Translated } from './translated';
export {
  localizedRichText,
  localizedString,
  optionalTranslatedString,
  translatedField,
  translatedRichText,
  translatedString,
} from './translated-field';
export { photoLimits } from './photo-limits';
export { firstErrorText } from './wire-error';
export type { WireError } from './wire-error';
export { validEntries } from './valid-entries';
export {
  formatVatNumber,
  isVatNumber,
  parseVatNumber,
  toSlovakVatNumber,
  vatNumberOf,
  vatNumberState,
} from './vat-number';
export type { VatCheckResult, VatNumber, VatNumberState } from './vat-number';
export { wireId } from './wire-id';
export { withNonBreakingSpaces } from './with-non-breaking-spaces';
export { withOrdinarySpaces } from './with-ordinary-spaces';
export type { Result } from './result';
export { recommendationPlacements } from './recommendation-placements';
export type { RecommendationPlacement } from './recommendation-placements';

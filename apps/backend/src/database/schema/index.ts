export { customerAddress, customerToken, pendingRegistration, shoppingList, shoppingListItem } from './accounts';
export { approvalEvent, approvalRequest } from './approvals';
export { cart, cartBatch, cartItem } from './carts';
export { brand, category, parameter, parameterValue, product, productParameter, tag, virtualCategory } from './catalog';
export { companyInvitation, companyMember } from './companies';
export { company } from './company';
export { claimChange, claimPhoto, warrantyClaim } from './claims';
export { consentWording, cookieConsent } from './consents';
export { yearlyCounter } from './counters';
export { coupon } from './coupons';
export { creditMovement } from './credits';
export { creditedPart, shopDocument, shopDocumentFile } from './documents';
export { importedId, job, leaderLease } from './jobs';
export { listingEntry, listingFacts, listingPrice, listingScope, listingVariant } from './listing';
export { contactMessage } from './messages';
export { newsletterSubscriber, newsletterToken } from './newsletter';
export { contentPreview } from './previews';
export { rateLimit } from './rate-limits';
export { quote, quoteItem } from './quotes';
export { boughtTogether, pastPurchase } from './recommendations';
export { productComment, review, reviewPhoto, reviewVote, voterKey } from './reviews';
export { orderSchedule, scheduleRun } from './schedules';
export { searchEntry, searchWord } from './search';
export { holiday, price, priceHistory, stock, variant, warehouse } from './stock';
export {
  branch,
  contentEntry,
  country,
  currency,
  image,
  menu,
  menuItem,
  payment,
  pickUpPoint,
  redirect,
  setting,
  shipper,
  shipperPrice,
  shopVersion,
  urlRewrite,
} from './shop';
export { accessToken, customer, orderAttempt, shopOrder, stockMove } from './orders';
export { orderDiscount, orderItem } from './order-lines';
export { orderToken, outboxMail } from './outbox';
export { passkey, passkeyChallenge } from './passkeys';
export { orderPayment } from './payments';
export { termsVersion } from './terms';
export { watcher } from './watchers';
export { orderStatusChange, withdrawal, withdrawalAccess, withdrawalItem } from './withdrawals';

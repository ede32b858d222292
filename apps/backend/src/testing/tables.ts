// All tables, by name, for tests that write to many of them.
export {
  accessToken,
  company,
  companyMember,
  customer,
  customerAddress,
  customerToken,
  passkey,
  passkeyChallenge,
  pendingRegistration,
} from '../accounts/tables';
export { cart, cartBatch, cartItem } from '../cart/tables';
export {
  brand,
  category,
  listingEntry,
  listingFacts,
  listingPrice,
  listingScope,
  listingVariant,
  parameter,
  parameterValue,
  price,
  priceHistory,
  product,
  productParameter,
  stock,
  tag,
  variant,
  virtualCategory,
} from '../catalog/tables';
export { claimChange, claimPhoto, warrantyClaim } from '../claims/tables';
export { approvalEvent, approvalRequest, companyInvitation } from '../companies/tables';
export { consentWording, cookieConsent } from '../consents/tables';
export { contentEntry, contentPreview, menu, menuItem, redirect, urlRewrite } from '../content/tables';
export { coupon } from '../coupons/tables';
export { creditMovement } from '../credits/tables';
export { creditedPart, shopDocument, shopDocumentFile } from '../documents/tables';
export { image } from '../images/tables';
export { importedId } from '../import/tables';
export { job, leaderLease } from '../jobs/tables';
export { shoppingList, shoppingListItem } from '../accounts/lists/tables';
export { outboxMail } from '../mail/tables';
export { contactMessage } from '../messages/tables';
export { newsletterSubscriber, newsletterToken } from '../newsletter/tables';
export {
  orderAttempt,
  orderDiscount,
  orderItem,
  orderStatusChange,
  orderToken,
  shopOrder,
  stockMove,
  termsVersion,
} from '../orders/tables';
export { orderPayment } from '../payments/tables';
export { quote, quoteItem } from '../quotes/tables';
export { boughtTogether, pastPurchase } from '../recommendations/tables';
export { productComment, review, reviewPhoto, reviewVote, voterKey } from '../reviews/tables';
export { orderSchedule, scheduleRun } from '../schedules/tables';
export { searchEntry, searchWord } from '../search/tables';
export { rateLimit } from '../server/limits/tables';
export {
  branch,
  country,
  currency,
  holiday,
  payment,
  pickUpPoint,
  setting,
  shipper,
  shipperPrice,
  shopVersion,
  warehouse,
  yearlyCounter,
} from '../shop/tables';
export { watcher } from '../watchers/tables';
export { withdrawal, withdrawalAccess, withdrawalItem } from '../withdrawals/tables';

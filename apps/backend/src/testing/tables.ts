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
} from '@vyloha/backend-accounts/tables';
export { cart, cartBatch, cartItem } from '@vyloha/backend-cart/tables';
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
} from '@vyloha/backend-catalog/tables';
export { claimChange, claimPhoto, warrantyClaim } from '@vyloha/backend-after-sales/tables';
export { approvalEvent, approvalRequest, companyInvitation } from '@vyloha/backend-companies/tables';
export { consentWording, cookieConsent } from '@vyloha/backend-accounts/tables';
export { contentEntry, contentPreview, menu, menuItem, redirect, urlRewrite } from '@vyloha/backend-content/tables';
export { coupon } from '@vyloha/backend-cart/tables';
export { creditMovement } from '@vyloha/backend-cart/tables';
export { creditedPart, shopDocument, shopDocumentFile } from '@vyloha/backend-orders/tables';
export { image } from '@vyloha/backend-content/tables';
export { importedId } from '@vyloha/backend-import/tables';
export { job, leaderLease } from '@vyloha/backend-kernel/tables';
export { shoppingList, shoppingListItem } from '@vyloha/backend-accounts/tables';
export { outboxMail } from '@vyloha/backend-kernel/tables';
export { contactMessage } from '@vyloha/backend-accounts/tables';
export {
  newsletterKey,
  newsletterSubscriber,
  newsletterToken,
  newsletterWithdrawal,
} from '@vyloha/backend-accounts/tables';
export {
  orderAttempt,
  orderDiscount,
  orderItem,
  orderStatusChange,
  orderToken,
  shopOrder,
  stockMove,
  termsVersion,
} from '@vyloha/backend-orders/tables';
export { orderPayment } from '@vyloha/backend-orders/tables';
export { quote, quoteItem } from '@vyloha/backend-companies/tables';
export { boughtTogether, pastPurchase } from '@vyloha/backend-reviews/tables';
export {
  contentReport,
  productComment,
  review,
  reviewPhoto,
  reviewVote,
  voterKey,
} from '@vyloha/backend-reviews/tables';
export { orderSchedule, scheduleRun } from '@vyloha/backend-schedules/tables';
export { searchEntry, searchText, searchWord } from '@vyloha/backend-catalog/tables';
export { rateLimit } from '@vyloha/backend-kernel/tables';
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
} from '@vyloha/backend-shop/tables';
export { watcher } from '@vyloha/backend-accounts/tables';
export { withdrawal, withdrawalAccess, withdrawalItem } from '@vyloha/backend-after-sales/tables';

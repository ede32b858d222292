export { membershipColumns } from './accounts/companies/membership-columns';
export { shoppingList, shoppingListItem } from './accounts/lists/tables';
export { addressColumns } from './accounts/address-columns';
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
} from './accounts/tables';
export { consentWording, cookieConsent } from './consents/tables';
export { contactMessage } from './messages/tables';
export { newsletterKey, newsletterSubscriber, newsletterToken, newsletterWithdrawal } from './newsletter/tables';
export { watcher } from './watchers/tables';
// Fields of the checkout are columns and their inputs in one.
export { optionalText, personLimits } from './accounts/person-input';

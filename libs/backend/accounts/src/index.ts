export { accountEvents } from './accounts/account-events';
export { audienceGroups, audiencePriceList } from './accounts/audience';
export { companyRoles, isAllowed } from './accounts/companies/company-permissions';
export {
  type InvoiceTerms,
  findInvoiceTerms,
  lockInvoiceTerms,
  noInvoiceTerms,
  toInvoiceTerms,
} from './accounts/companies/invoice-terms';
export { lockCompany } from './accounts/companies/lock-company';
export {
  type Membership,
  findMembership,
  requireMember,
  requirePermission,
} from './accounts/companies/require-permission';
export { findCustomerByEmail, normalizeEmail } from './accounts/find-customer';
export { identify, identityColumns, ownerOfToken, tokenParameters } from './accounts/identity';
export { accountLimits } from './accounts/limits';
export { wishListCode } from './accounts/lists/wish-list-code';
export { completeLogin, loginSchema } from './accounts/login/complete-login';
export { type Login, createLogin } from './accounts/login/log-in';
export { callbackUrl, requireOwnOrigin } from './accounts/mailed-links/callback-url';
export { tokenInput } from './accounts/mailed-links/token-input';
export { createAccountsModule } from './accounts/module';
export {
  maxPasswordLength,
  minPasswordLength,
  newPasswordEntries,
  requireMatchingPasswords,
} from './accounts/passwords/new-password';
export { hashPassword, verifyPassword } from './accounts/passwords/password';
export {
  businessInput,
  emailInput,
  optionalEmail,
  optionalPhone,
  personLimits,
  phoneInput,
  requiredText,
  optionalText,
} from './accounts/person-input';
export { fromAddressColumns, toAddressColumns } from './accounts/address-columns';
export { addressInput } from './accounts/postal-address';
export { confirmEmail } from './accounts/registration/confirm-email';
export { createCustomer } from './accounts/registration/create-customer';
export { mailRegistration } from './accounts/registration/mail-registration';
export { addPendingRegistration, removePendingRegistrations } from './accounts/registration/pending-registrations';
export { userAgentInput } from './accounts/sessions/user-agent-input';
export { consentsModule } from './consents/module';
export { messagesModule } from './messages/module';
export { newsletterModule } from './newsletter/module';
export { requestSubscription } from './newsletter/request-subscription';
export { unsubscribeLinks } from './newsletter/unsubscribe-link';
export { watchersModule } from './watchers/module';

export { CompanyPage } from './ui/company-page/company-page';
export { CompanyInvitationPage } from './ui/invitation-page/invitation-page';
export { NewQuotePage } from './ui/new-quote-page/new-quote-page';
export { QuotePage } from './ui/quote-page/quote-page';
export { QuotesPage } from './ui/quotes-page/quotes-page';

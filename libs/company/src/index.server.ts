export { companyAction } from './handlers/members/company-action.server';
export { companyLoader } from './handlers/members/company-loader.server';
export { invitationAction } from './handlers/invitation/invitation-action.server';
export { invitationLoader } from './handlers/invitation/invitation-loader.server';
export { mayRequestQuote } from './handlers/quotes/may-request-quote.server';
export { newQuoteAction, newQuoteLoader } from './handlers/quotes/new-quote.server';
export { quoteAction, quoteLoader } from './handlers/quotes/quote-page.server';
export { quotesLoader } from './handlers/quotes/quotes-loader.server';

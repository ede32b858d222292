export { type HoldingLimit, findHoldingLimit } from './companies/approvals/buyer-limits';
export { companyRegister, openCompanyRegister } from './companies/company-register';
export { companiesModule } from './companies/module';
export { quotesModule } from './quotes/module';
export { answerQuote } from './quotes/state/answer-quote';
export { quoteAnswerInput } from './quotes/state/quote-answer-input';

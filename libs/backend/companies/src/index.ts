export { isAboveLimit } from './companies/approvals/hold-order';
export { companyRegister, openCompanyRegister } from './companies/company-register';
export { companiesModule } from './companies/module';
export { quotesModule } from './quotes/module';
export { answerQuote } from './quotes/state/answer-quote';
export { quoteAnswerInput } from './quotes/state/quote-answer-input';

export { approvalEvent, approvalRequest, companyInvitation } from './companies/tables';
export { quote, quoteItem } from './quotes/tables';

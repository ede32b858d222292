export { demoDocuments, demoProgressSchema, demoProgressSetting } from './demo-documents';
export { drawingsFolder } from './pictures/picture';
export type { DemoClaim, DemoReturns, DemoWithdrawal } from './purchases/demo-returns';
export { demoOrders, type DemoOrder } from './purchases/demo-orders';
export { demoQuotes, type DemoQuote } from './purchases/demo-quotes';

export { demoDocuments, demoProgressSchema, demoProgressSetting } from './demo-documents';
export { demoOrders, type DemoOrder } from './purchases/demo-orders';
export { demoQuotes, type DemoQuote } from './purchases/demo-quotes';

export {
  creditedPart,
  documentTax,
  exchangeRate,
  shopDocument,
  shopDocumentFile,
  taxedDocument,
} from './documents/tables';
export { orderReturnColumns } from './orders/order-return';
export {
  orderAttempt,
  orderDiscount,
  orderItem,
  orderNote,
  orderStatusChange,
  orderToken,
  shopOrder,
  stockMove,
  termsVersion,
} from './orders/tables';
export { orderParcel } from './parcels/tables';
export { dueRefund, moneyMove, orderPayment, refundLine } from './payments/tables';

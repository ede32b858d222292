export { creditedPart, shopDocument, shopDocumentFile } from './documents/tables';
export { orderReturnColumns } from './orders/order-return';
export {
  orderAttempt,
  orderDiscount,
  orderItem,
  orderStatusChange,
  orderToken,
  shopOrder,
  stockMove,
  termsVersion,
} from './orders/tables';
export { orderParcel } from './parcels/tables';
export { orderPayment } from './payments/tables';

export { aConfirmation, aDelivery } from './testing/a-delivery';
export { aBankTransfer, anOffer, aPayment, aPickUp, aShipper } from './testing/an-offer';

export { aConfirmation, aDelivery } from './testing/a-delivery';
export { aBankTransfer, aDeliveryTime, anOffer, aPayment, aPickUp, aShipper } from './testing/an-offer';

export {
  branch,
  country,
  currency,
  currentTax,
  holiday,
  payment,
  pickUpPoint,
  setting,
  shipper,
  shipperPrice,
  shopVersion,
  taxRate,
  warehouse,
  yearlyCounter,
} from './shop/tables';
export { vatCheck } from './vat-numbers/tables';

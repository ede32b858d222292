export {
  branch,
  country,
  currency,
  holiday,
  payment,
  pickUpPoint,
  setting,
  shipper,
  shipperPrice,
  shopVersion,
  warehouse,
  yearlyCounter,
} from './shop/tables';

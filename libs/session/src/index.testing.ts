export { aShopper, aUser } from './testing/a-shopper';
export { someCurrencies } from './testing/some-currencies';

export { aShopper, aUser } from './testing/a-shopper';

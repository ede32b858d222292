export { ShopperProvider, useShopper } from './ui/shopper-provider/shopper-provider';

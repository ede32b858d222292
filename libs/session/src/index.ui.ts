export { SessionAtIdle } from './ui/session-at-idle/session-at-idle';
export { ShopperProvider, useShopper } from './ui/shopper-provider/shopper-provider';

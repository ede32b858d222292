export { Hole, HoleTagProvider, ToggleHole } from './ui/hole/hole';
export { SessionAtIdle } from './ui/session-at-idle/session-at-idle';
export { ShopperProvider, usePerson, useShopper } from './ui/shopper-provider/shopper-provider';

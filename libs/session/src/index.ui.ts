export { Hole, HoleTagProvider, ToggleHole } from './ui/hole/hole';
export { DeferredSession } from './ui/deferred-session/deferred-session';
export { ShopperProvider, usePerson, useShopper } from './ui/shopper-provider/shopper-provider';

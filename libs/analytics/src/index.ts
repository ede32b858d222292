export type { AnalyticsEvent, AnalyticsItem } from './events';
export { createSink } from './sink';
export type { Sink } from './sink';
export { toCheckoutStep, toPurchase, toSearch } from './to-event';
export { setSink, track } from './track';

export type { AnalyticsEvent, AnalyticsEventName, AnalyticsEvents, AnalyticsItem } from './events';
export { createSink } from './sink';
export type { Deliver, Sink } from './sink';
export { toCheckoutStep, toPurchase, toSearch } from './to-event';
export { setSink, track } from './track';

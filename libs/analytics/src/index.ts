export type { ReportEvent } from './load-context';
export type { AnalyticsEvent, AnalyticsItem, LoginMethod } from './events';
export { formatPending, parsePending } from './pending-events';
export { createSink } from './sink';
export type { Sink } from './sink';
export { toDataLayer } from './to-data-layer';
export { toCheckoutStep, toPurchase, toSearch } from './to-event';
export { setSink, track } from './track';

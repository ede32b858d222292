export type { AnalyticsEvent } from './events';
export { createSink } from './sink';
export type { Sink } from './sink';
export { toSearch } from './to-event';
export { setSink, track } from './track';

export { registerCache } from './cache-metrics.server';
export type { CacheStats } from './cache-metrics.server';
export { counter, histogram, registerCounter, registerGauge } from './metrics.server';
export { methodLabel, recordRequest, statusLabel } from './request-metrics.server';
export { MetricsPortTaken, serveMetrics } from './serve-metrics.server';
export { slowShares } from './slow.server';
export { createSpanRecorder, startCallSpan, startRequestSpan, startTracing } from './tracing.server';
export type { RequestSpan, Tracing } from './tracing.server';

export { startOtlpReceiver } from './testing/otlp-receiver';
export type { OtlpReceiver, ReceivedSpan } from './testing/otlp-receiver';
export { fetchMetrics, metricsWhen, parseMetrics, sumOf } from './testing/read-metrics';
export type { Sample } from './testing/read-metrics';

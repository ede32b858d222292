export { startOtlpReceiver } from './testing/otlp-receiver';
export type { OtlpReceiver, ReceivedSpan } from './testing/otlp-receiver';
export { fetchMetrics, metricsWhen, sumOf } from './testing/read-metrics';
export type { Sample } from './testing/read-metrics';

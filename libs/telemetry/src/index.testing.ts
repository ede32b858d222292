export { startOtlpReceiver } from './testing/otlp-receiver';
export type { OtlpReceiver, ReceivedSpan } from './testing/otlp-receiver';
export { fetchMetrics, waitForMetrics, sumSamples } from './testing/read-metrics';
export type { Sample } from './testing/read-metrics';

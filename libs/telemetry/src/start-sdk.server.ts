import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';

/**
 * OpenTelemetry's SDK: batches over OTLP/HTTP, W3C context, whatever sampler its variables name. It is loaded only where
 * traces are wanted.
 * @returns what sends the rest and ends it
 */
export function startSdk(serviceName: string): () => Promise<void> {
  const named = resourceFromAttributes({ 'service.namespace': 'vyloha', 'service.name': serviceName });
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(named)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  return () => provider.shutdown();
}

import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';

/**
 * OpenTelemetry's SDK: batches over OTLP/HTTP, W3C context, the sampler of its variables. Loaded only where tracing is
 * enabled.
 * @returns a function that flushes and shuts down
 */
export function startSdk(serviceName: string): () => Promise<void> {
  const serviceResource = resourceFromAttributes({ 'service.namespace': 'vyloha', 'service.name': serviceName });
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(serviceResource)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  return () => provider.shutdown();
}

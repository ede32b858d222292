import type { Config } from '@vyloha/config/server';
import { MetricsPortTaken, serveMetrics, startTracing } from '@vyloha/telemetry/server';
import type { Logger } from 'pino';

/** Serves the metrics where the settings want them; a port that cannot be had is one line, and the end. */
export async function serveMetricsOrEnd({ operation: { metricsPort }, storefront }: Config): Promise<void> {
  try {
    await serveMetrics(metricsPort === null ? null : { host: storefront.host, port: metricsPort.storefront });
  } catch (error) {
    if (!(error instanceof MetricsPortTaken)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** Traces where the settings want it, and sends what is left when the process has nothing else to do. */
export async function traceUntilTheEnd({ operation: { tracing } }: Config, log: Logger): Promise<void> {
  const { stop } = await startTracing({
    isOn: tracing.isOn,
    serviceName: tracing.serviceName ?? 'vyloha-storefront',
    onProblem: (message) => log.warn({ problem: message }, 'traces are not sent'),
  });
  process.once('beforeExit', () => void stop());
}

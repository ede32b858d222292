import type { Config } from '@vyloha/config/server';
import { MetricsPortTaken, serveMetrics, startTracing } from '@vyloha/telemetry/server';
import type { Logger } from 'pino';

/** Serves the metrics where the settings enable them; for an unavailable port the process logs one line and exits. */
export async function serveMetricsOrExit({ operation: { metricsPort }, storefront }: Config): Promise<void> {
  try {
    await serveMetrics(metricsPort === null ? null : { host: storefront.host, port: metricsPort.storefront });
  } catch (error) {
    if (!(error instanceof MetricsPortTaken)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** Traces where the settings enable it, and sends the remaining spans before the process exits. */
export async function startProcessTracing({ operation: { tracing } }: Config, log: Logger): Promise<void> {
  const { stop } = await startTracing({
    isOn: tracing.isOn,
    serviceName: tracing.serviceName ?? 'vyloha-storefront',
    onProblem: (message) => log.warn({ problem: message }, 'traces are not sent'),
  });
  process.once('beforeExit', () => void stop());
}

import { startTracing } from '@vyloha/telemetry/server';
import { createLog, explainStart, readSettings, runUntilSignalled } from '@vyloha/backend-kernel';
import { startBackend } from './start-backend';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLog(settings);
  if (settings.legalDutiesOff.length > 0) log.warn({ off: settings.legalDutiesOff }, 'duties by law that are off');
  const { drainMs, tracing } = settings.operation;
  const traces = await startTracing({
    isOn: tracing.isOn,
    serviceName: tracing.serviceName ?? 'vyloha-backend',
    onProblem: (message) => log.warn({ problem: message }, 'traces are not sent'),
  });
  await runUntilSignalled(startBackend(settings, log), { drainMs, log, onStopped: () => traces.stop() });
}

main().catch((error: unknown) => {
  process.stderr.write(`${explainStart(error, process.env)}\n`);
  process.exit(1);
});

import { startTracing } from '@vyloha/telemetry/server';
import { readSettings } from './config/settings';
import { createLog } from './server/monitoring/log';
import { runUntilSignalled } from './server/lifecycle/run-until-signalled';
import { startBackend } from './start-backend';
import { explainStart } from './server/lifecycle/explain-start';

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

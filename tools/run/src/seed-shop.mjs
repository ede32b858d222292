// @ts-check
import { runCommand } from './run-command.mjs';
import { startService, stopService, waitUntilReady } from './service.mjs';
import { s3Services } from './services.mjs';

/** Imports the demo shop into an empty one. @returns {Promise<number>} the exit code */
export async function seedShop() {
  // It writes the pictures; the other stand-ins are started with the shop.
  const running = s3Services().map((service) => ({ service, started: startService(service) }));
  for (const { service, started } of running) await waitUntilReady(service, started);
  const code = await runCommand(process.execPath, ['apps/backend/dist/import.js', '--demo', '--if-empty']);
  for (const { started } of running) await stopService(started);
  return code;
}

export { createTestShopper } from './clients.server';
export { startBackend } from './start-backend.server';
export type { RunningBackend } from './start-backend.server';
export { sendCommand } from './send-command.server';

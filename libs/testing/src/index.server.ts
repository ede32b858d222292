export { aShopperOf } from './backend/clients.server';
export type { TestShopper } from './backend/clients.server';
export { startBackend } from './backend/start-backend.server';
export type { RunningBackend } from './backend/start-backend.server';

export { anIdentity } from './testing/an-identity';
export { halfAnswer, hangUp, json, silence, stall, startLocalBackend, text } from './testing/local-backend';
export type { LocalBackend, ReceivedRequest } from './testing/local-backend';
export { sharedMemory } from './testing/shared-memory';
export type { SharedMemory } from './testing/shared-memory';

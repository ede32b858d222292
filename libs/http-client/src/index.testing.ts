export { anIdentity } from './testing/an-identity';
export {
  truncatedResponse,
  dropConnection,
  json,
  noResponse,
  stalledResponse,
  startLocalBackend,
  text,
} from './testing/local-backend';
export type { LocalBackend, ReceivedRequest } from './testing/local-backend';
export { createInMemorySharedReads } from './testing/in-memory-shared-reads';
export type { InMemorySharedReads } from './testing/in-memory-shared-reads';

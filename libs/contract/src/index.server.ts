export { bearerHeader, commonHeaders, guestCartHeader, sharedKey } from './transport/backend-identity.server';
export type { BackendIdentity } from './transport/backend-identity.server';
export { callAddress, createJsonTransport } from './transport/json-transport.server';
export type {
  CallQuery,
  CallQueryValue,
  JsonAnswer,
  JsonRequest,
  JsonTransport,
} from './transport/json-transport.server';
export { createOutsideService } from './transport/outside-service.server';
export type { AskOutside, OutsideServiceOptions } from './transport/outside-service.server';
export { parseOnce } from './transport/parse-once.server';
export { readShared } from './transport/shared-answer.server';
export { createTransport } from './transport/transport.server';
export type {
  FinishedCall,
  Transport,
  TransportAnswer,
  TransportOptions,
  TransportRequest,
} from './transport/transport.server';

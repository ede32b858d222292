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
export { CircuitBreakers } from './transport/circuit-breakers.server';
export { Deadline } from './transport/deadline.server';
export { observeCall } from './transport/observe-call.server';
export { parsedKey, readShared } from './transport/shared-answer.server';
export { createTransport } from './transport/transport.server';
export type { FinishedCall, Transport, TransportOptions, TransportRequest } from './transport/transport.server';

/**
 * Connections refused or lost, a server that is starting, stopping, full or read-only, and statements that
 * timed out or lost a race for rows: all are transient (PostgreSQL, appendix A).
 */
const transientErrorCodes = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN'];
const transientSqlStates = [
  /^08/,
  /^53/,
  /^57P0[1-5]$/,
  /^58030$/, // input or output failed: a disk
  /^25006$/, // read-only, as after a failover
  /^25P0[34]$/, // idle too long within a transaction
  /^57014$/, // statement timeout
  /^55P03$/, // lock timeout
  /^40(?:001|P01)$/, // serialization failure, deadlock
];
/** Driver messages when all connections are busy or one is lost; these errors have no code. */
const transientMessages = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client was closed and is not queryable',
  'Client has encountered a connection error and is not queryable',
  'Query read timeout',
];
const conflictState = /^40(?:001|P01)$/;
const dataException = /^22/;

/** Checks an error and all its causes. */
function hasCause(error: unknown, predicate: (error: Error, code: string) => boolean): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return predicate(error, code) || hasCause(error.cause, predicate);
}

/** Distinguishes a temporarily unavailable database from a bug. */
export function isUnavailable(error: unknown): boolean {
  return hasCause(
    error,
    ({ message }, code) =>
      transientErrorCodes.includes(code) ||
      transientSqlStates.some((state) => state.test(code)) ||
      transientMessages.some((prefix) => message.startsWith(prefix)),
  );
}

/** Whether the entire transaction may succeed when retried. */
export function isTransactionConflict(error: unknown): boolean {
  return hasCause(error, (_, code) => conflictState.test(code));
}

/** Whether the database rejected a value: a number out of range, text that is not JSON. */
export function isDataException(error: unknown): boolean {
  return hasCause(error, (_, code) => dataException.test(code));
}

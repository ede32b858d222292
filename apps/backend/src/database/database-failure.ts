/**
 * Connections that are refused or lost, a server that is starting, stopping, full or read-only, and statements that
 * took too long or lost a race for rows: all pass with time (PostgreSQL, appendix A).
 */
const passingCodes = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN'];
const passingStates = [
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
/** Words of the driver when all its connections stay busy, or one is gone; these come without a code. */
const passingWords = ['timeout exceeded when trying to connect', 'Connection terminated'];
const lostRace = /^40(?:001|P01)$/;
const dataException = /^22/;

/** Looks through the errors that wrap one. */
function someCause(error: unknown, isMeant: (error: Error, code: string) => boolean): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return isMeant(error, code) || someCause(error.cause, isMeant);
}

/** Tells a database that cannot serve for now from a mistake. */
export function isUnavailable(error: unknown): boolean {
  return someCause(
    error,
    ({ message }, code) =>
      passingCodes.includes(code) ||
      passingStates.some((state) => state.test(code)) ||
      passingWords.some((words) => message.startsWith(words)),
  );
}

/** Whether the whole transaction may succeed when it is simply done again. */
export function isLostRace(error: unknown): boolean {
  return someCause(error, (_, code) => lostRace.test(code));
}

/** Whether the database was given a value it cannot take: a number out of range, a text that is no JSON. */
export function isDataException(error: unknown): boolean {
  return someCause(error, (_, code) => dataException.test(code));
}

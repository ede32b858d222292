/** Refused or lost connections, and a server that is starting, stopping or full (PostgreSQL, appendix A). */
const codes = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', '57P01', '57P02', '57P03', '53300'];
/** Words of the driver when all its connections stay busy, or one is gone; these come without a code. */
const words = ['timeout exceeded when trying to connect', 'Connection terminated'];

/** Tells a database that cannot be reached for now from a mistake; looks through the errors that wrap one. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && codes.some((code) => code === error.code)) return true;
  return words.some((phrase) => error.message.startsWith(phrase)) || isUnreachable(error.cause);
}

import { ConfigError, parseDatabaseUrl } from '@vyloha/config/server';
import { MetricsPortTaken } from '@vyloha/telemetry/server';
import { DataDirInUseError } from '../../database/data-dir-lock';
import { DatabaseVersionError } from '../../database/database-version';
import { hostOf } from '../../database/primary-host';

/** Location of the database, without the password. */
interface DatabaseLocation {
  server: string;
  user: string;
  database: string;
  dataDir: string;
}

interface CodedError extends Error {
  code: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

function toDatabaseLocation(environment: Environment): DatabaseLocation {
  const dataDir = environment['DATA_DIR'] ?? '.data';
  const addresses = parseDatabaseUrl(environment['DATABASE_URL']?.trim() ?? '') ?? [];
  const [first] = addresses;
  if (first === undefined) return { server: '', user: '', database: '', dataDir };
  const { username, pathname } = new URL(first);
  const user = decodeURIComponent(username);
  const database = decodeURIComponent(pathname.slice(1));
  return { server: addresses.map(hostOf).join(', '), user, database, dataDir };
}

const unreachable = ({ server }: DatabaseLocation, { code }: CodedError) =>
  `PostgreSQL at ${server} does not answer (${code}): start it, or correct DATABASE_URL.`;
const refusedUser = ({ server, user }: DatabaseLocation) =>
  `PostgreSQL at ${server} refuses the user '${user}': correct the user and the password in DATABASE_URL.`;
const notWritable = ({ dataDir }: DatabaseLocation, { code }: CodedError) =>
  `DATA_DIR ${dataDir} cannot be written (${code}): give it to the user who runs the shop, or choose another folder.`;
const noExtensions = ({ server }: DatabaseLocation) =>
  `PostgreSQL at ${server} lacks the extensions unaccent and pg_trgm: install its package of additions (postgresql-contrib).`;

/** Advice by error code of the system or PostgreSQL. */
const advice: Readonly<Record<string, (location: DatabaseLocation, error: CodedError) => string>> = {
  ECONNREFUSED: unreachable,
  ECONNRESET: unreachable,
  ETIMEDOUT: unreachable,
  EHOSTUNREACH: unreachable,
  ENOTFOUND: unreachable,
  EAI_AGAIN: unreachable,
  '57P03': unreachable,
  '28P01': refusedUser,
  '28000': refusedUser,
  '3D000': ({ server, user, database }) =>
    `PostgreSQL at ${server} has no database '${database}': make it (createdb --owner ${user} ${database}), or correct DATABASE_URL.`,
  '42501': ({ database, user }) =>
    `The user '${user}' may not make tables or extensions in the database '${database}': make it its owner, or have its owner create the extensions unaccent and pg_trgm.`,
  '0A000': noExtensions,
  '58P01': noExtensions,
  '53300': ({ server }) =>
    `PostgreSQL at ${server} has no connection left: lower DATABASE_POOL or raise its max_connections.`,
  '53100': ({ server }) => `The disk of PostgreSQL at ${server} is full: make room on it.`,
  '25006': ({ server }) =>
    `PostgreSQL at ${server} takes no writes: DATABASE_URL must name the primary, not a standby.`,
  EACCES: notWritable,
  EPERM: notWritable,
  EROFS: notWritable,
  ENOTDIR: notWritable,
  EEXIST: notWritable,
  ENOSPC: ({ dataDir }) => `The disk of DATA_DIR ${dataDir} is full: make room on it, or choose another folder.`,
  EDQUOT: ({ dataDir }) => `The quota for DATA_DIR ${dataDir} is used up: raise it, or choose another folder.`,
};

/** Errors of listening, which do not concern data. */
function explainListening({ message, code }: CodedError): string {
  if (code === 'EADDRINUSE' || code === 'EACCES') return `${message}: set BACKEND_PORT to a free port.`;
  return `${message}: set BACKEND_HOST to an address of this machine.`;
}

const hasCode = (error: Error): error is CodedError => 'code' in error && typeof error.code === 'string';

function listCauses(error: unknown): Error[] {
  return error instanceof Error ? [error, ...listCauses(error.cause)] : [];
}

/** Explains a failure in one line with advice; null when its cause is not known. */
export function explainFailure(error: unknown, environment: Environment): string | null {
  if (error instanceof ConfigError) return error.lines.join('\n');
  const isExpected = [DataDirInUseError, DatabaseVersionError, MetricsPortTaken].some((kind) => error instanceof kind);
  if (isExpected && error instanceof Error) return error.message;
  for (const cause of listCauses(error)) {
    if (!hasCode(cause)) continue;
    if ('syscall' in cause && cause.syscall === 'listen') return explainListening(cause);
    const advise = advice[cause.code];
    if (advise !== undefined) return advise(toDatabaseLocation(environment), cause);
  }
  if (error instanceof Error && error.message.startsWith('timeout expired')) {
    return unreachable(toDatabaseLocation(environment), Object.assign(new Error(), { code: 'timeout' }));
  }
  return null;
}

/** Explains a failed start in one line with advice if the cause is known, otherwise with a stack. */
export function explainStart(error: unknown, environment: Environment): string {
  return (
    explainFailure(error, environment) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))
  );
}

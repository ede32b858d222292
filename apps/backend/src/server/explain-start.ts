import { ConfigProblem } from '@vyloha/config/server';
import { MetricsPortTaken } from '@vyloha/telemetry/server';
import { DataDirInUse } from '../database/data-dir-lock';
import { NewerDatabase } from '../database/newer-database';

/** Where the database was looked for; never with the password. */
interface Place {
  server: string;
  user: string;
  database: string;
  dataDir: string;
}

interface CodedError extends Error {
  code: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

function placeOf(environment: Environment): Place {
  const dataDir = environment['DATA_DIR'] ?? '.data';
  const address = environment['DATABASE_URL']?.trim() ?? '';
  if (!URL.canParse(address)) return { server: '', user: '', database: '', dataDir };
  const { hostname, port, username, pathname } = new URL(address);
  const user = decodeURIComponent(username);
  const database = decodeURIComponent(pathname.slice(1));
  return { server: `${hostname}:${port === '' ? '5432' : port}`, user, database, dataDir };
}

const unreachable = ({ server }: Place, { code }: CodedError) =>
  `PostgreSQL at ${server} does not answer (${code}): start it, or correct DATABASE_URL.`;
const refusedUser = ({ server, user }: Place) =>
  `PostgreSQL at ${server} refuses the user '${user}': correct the user and the password in DATABASE_URL.`;
const notWritable = ({ dataDir }: Place, { code }: CodedError) =>
  `DATA_DIR ${dataDir} cannot be written (${code}): give it to the user who runs the shop, or choose another folder.`;
const noExtensions = ({ server }: Place) =>
  `PostgreSQL at ${server} lacks the extensions unaccent and pg_trgm: install its package of additions (postgresql-contrib).`;

/** What to do about what the system or PostgreSQL says by these codes. */
const advice: Readonly<Record<string, (place: Place, error: CodedError) => string>> = {
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

/** What listening says, which has nothing to do with data. */
function explainListening({ message, code }: CodedError): string {
  if (code === 'EADDRINUSE' || code === 'EACCES') return `${message}: set BACKEND_PORT to a free port.`;
  return `${message}: set BACKEND_HOST to an address of this machine.`;
}

const isCoded = (error: Error): error is CodedError => 'code' in error && typeof error.code === 'string';

function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}

/** A start that fails is one readable line with what to do wherever that is known, and a stack where it is not. */
export function explainStart(error: unknown, environment: Environment): string {
  if (error instanceof ConfigProblem) return error.lines.join('\n');
  const known = [DataDirInUse, NewerDatabase, MetricsPortTaken].some((kind) => error instanceof kind);
  if (known && error instanceof Error) return error.message;
  for (const cause of causesOf(error)) {
    if (!isCoded(cause)) continue;
    if ('syscall' in cause && cause.syscall === 'listen') return explainListening(cause);
    const advise = advice[cause.code];
    if (advise !== undefined) return advise(placeOf(environment), cause);
  }
  if (error instanceof Error && error.message.startsWith('timeout expired')) {
    return unreachable(placeOf(environment), Object.assign(new Error(), { code: 'timeout' }));
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

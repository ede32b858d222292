import * as v from 'valibot';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

function address(protocols: readonly string[], expected: string) {
  return v.pipe(
    v.string(),
    v.check((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), expected),
  );
}

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'a port number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'a port number from 0 to 65535'),
);

const origin = v.pipe(
  address(['http:', 'https:'], 'an address such as https://www.example.cz'),
  v.transform((value) => value.replace(/\/+$/, '')),
);

const environmentSchema = v.object({
  BACKEND_PORT: v.optional(port, '4000'),
  BACKEND_HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.optional(port, '3000'),
  PUBLIC_URL: v.optional(origin),
  DATABASE_URL: v.optional(address(['postgres:', 'postgresql:'], 'an address such as postgres://user@host/database')),
  DATA_DIR: v.optional(v.string(), '.data'),
  SMTP_URL: v.optional(address(['smtp:', 'smtps:'], 'an address such as smtp://host:25')),
  NODE_ENV: v.optional(v.string(), 'development'),
  FEATURES: v.optional(v.string(), ''),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `one of ${logLevels.join(', ')}`), 'info'),
});

/** Everything the backend is told from outside; unset addresses are null. */
export interface Settings {
  host: string;
  port: number;
  /** Origin of the shop as shoppers see it, without a trailing slash. */
  publicUrl: string;
  databaseUrl: string | null;
  dataDir: string;
  smtpUrl: string | null;
  logLevel: (typeof logLevels)[number];
  /** May anyone ask for the GraphQL schema? In production only with the feature of that name. */
  graphqlIntrospection: boolean;
}

/** All that is wrong with the environment, one readable line per variable. */
export class SettingsProblem extends Error {
  override name = 'SettingsProblem';
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
  }
}

/** Addresses with a login in them are never printed. */
const secretVariables = ['DATABASE_URL', 'SMTP_URL'];

function describe(name: string, value: string | undefined, expected: string): string {
  const shown = secretVariables.includes(name) ? '(hidden)' : JSON.stringify(value);
  return `${name} is ${shown}, expected ${expected}`;
}

/** FEATURES is the storefront's list; here only whether a name stands in it counts. */
function hasFeature(list: string, name: string): boolean {
  return list.split(',').some((entry) => entry.trim() === name);
}

/** @throws SettingsProblem naming every variable that cannot be used. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(environmentSchema, given);
  if (!parsed.success) {
    throw new SettingsProblem(
      parsed.issues.map((issue) => {
        const name = v.getDotPath(issue) ?? '';
        return describe(name, given[name], issue.message);
      }),
    );
  }
  const env = parsed.output;
  return {
    host: env.BACKEND_HOST,
    port: env.BACKEND_PORT,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    databaseUrl: env.DATABASE_URL ?? null,
    dataDir: env.DATA_DIR,
    smtpUrl: env.SMTP_URL ?? null,
    logLevel: env.LOG_LEVEL,
    graphqlIntrospection: env.NODE_ENV !== 'production' || hasFeature(env.FEATURES, 'graphqlIntrospection'),
  };
}

import * as v from 'valibot';
import type { Config } from './config.server';
import { ConfigError, describeIssues, describeInvalidVariable } from './config-error.server';
import { environmentSchema } from './environment.server';
import { toConfig } from './to-config.server';

/** Public, hence never used in production. */
const developmentSecret = 'vyloha-development-secret-not-for-production';

const gopayVariables = ['GOPAY_URL', 'GOPAY_GOID', 'GOPAY_CLIENT_ID', 'GOPAY_CLIENT_SECRET'] as const;

const s3Variables = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const;

type Variables = Readonly<Record<string, string>>;

/** An empty value counts as not set, as in a copied `.env.example`. */
function pickNonEmptyVariables(env: Readonly<Record<string, string | undefined>>): Variables {
  const variables: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    if (value !== undefined && value.trim() !== '') variables[name] = value.trim();
  }
  return variables;
}

/** Rules across several variables. */
function describeContradictions(variables: Variables, usesSession: boolean): string[] {
  const lines: string[] = [];
  if (usesSession && variables['NODE_ENV'] === 'production' && variables['SESSION_SECRET'] === undefined) {
    lines.push(
      describeInvalidVariable('SESSION_SECRET', undefined, 'a secret of at least 32 characters in production'),
    );
  }
  const missing = gopayVariables.filter((name) => variables[name] === undefined);
  if (missing.length < gopayVariables.length) {
    lines.push(
      ...missing.map((name) =>
        describeInvalidVariable(name, undefined, 'a value, since other GOPAY_ variables have one'),
      ),
    );
  }
  if (variables['FILES_URL']?.startsWith('s3:')) {
    const missingKeys = s3Variables.filter((name) => variables[name] === undefined);
    lines.push(
      ...missingKeys.map((name) => describeInvalidVariable(name, undefined, 'a value, since FILES_URL is s3://')),
    );
  }
  return lines;
}

/**
 * Parses the environment once at startup.
 * @param options.usesSession false for a process without sessions (the backend): it needs no `SESSION_SECRET`.
 * @throws ConfigError with all errors at once.
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  { usesSession = true }: { usesSession?: boolean } = {},
): Config {
  const variables = pickNonEmptyVariables(env);
  const parsed = v.safeParse(environmentSchema, variables);
  const contradictions = describeContradictions(variables, usesSession);
  if (!parsed.success) throw new ConfigError([...describeIssues(parsed.issues, variables), ...contradictions]);
  if (contradictions.length > 0) throw new ConfigError(contradictions);
  return toConfig(parsed.output, parsed.output.SESSION_SECRET ?? [developmentSecret]);
}

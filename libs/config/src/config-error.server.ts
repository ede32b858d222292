import type { GenericIssue } from 'valibot';
import { secretVariables } from './environment.server';

/** All configuration errors, one readable line per variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';

  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
  }
}

function formatValue(name: string, value: string | undefined): string {
  if (value === undefined) return 'missing';
  return secretVariables.has(name) ? '(hidden)' : JSON.stringify(value);
}

/** One line: variable, value (secrets hidden), expected format. */
export function describeInvalidVariable(name: string, value: string | undefined, expected: string): string {
  return `${name} is ${formatValue(name, value)}, expected ${expected}`;
}

/** The first error of each variable. */
export function describeIssues(issues: readonly GenericIssue[], env: Readonly<Record<string, string>>): string[] {
  const lines = new Map<string, string>();
  for (const issue of issues) {
    const name = String(issue.path?.[0]?.key ?? '');
    if (!lines.has(name)) lines.set(name, describeInvalidVariable(name, env[name], issue.message));
  }
  return [...lines.values()];
}

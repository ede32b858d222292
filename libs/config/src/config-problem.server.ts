import type { GenericIssue } from 'valibot';
import { secretVariables } from './environment.server';

/** Everything that is wrong with the settings, one readable line per variable. */
export class ConfigProblem extends Error {
  override name = 'ConfigProblem';

  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
  }
}

function shown(name: string, value: string | undefined): string {
  if (value === undefined) return 'missing';
  return secretVariables.has(name) ? '(hidden)' : JSON.stringify(value);
}

/** One line: variable, value (secrets hidden), what is expected. */
export function describeProblem(name: string, value: string | undefined, expected: string): string {
  return `${name} is ${shown(name, value)}, expected ${expected}`;
}

/** The first problem of each variable. */
export function describeIssues(issues: readonly GenericIssue[], env: Readonly<Record<string, string>>): string[] {
  const lines = new Map<string, string>();
  for (const issue of issues) {
    const name = String(issue.path?.[0]?.key ?? '');
    if (!lines.has(name)) lines.set(name, describeProblem(name, env[name], issue.message));
  }
  return [...lines.values()];
}

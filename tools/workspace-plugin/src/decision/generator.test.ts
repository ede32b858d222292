import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readmeCommands } from '../readme-commands';
import { createTemporaryWorkspace, type TemporaryWorkspace } from '../temporary-workspace';

let workspace: TemporaryWorkspace;

beforeAll(() => {
  workspace = createTemporaryWorkspace();
  for (const command of readmeCommands('decision')) workspace.nx(...command);
});

afterAll(() => workspace.remove());

describe('decision', () => {
  it('creates records with the next numbers and lists them', () => {
    const list = workspace.read('docs/decisions/README.md');
    const [, number = ''] =
      /\[(\d{4}) Points expire after a year\]\(\d{4}-points-expire-after-a-year\.md\)/.exec(list) ?? [];
    const following = `${String(Number(number) + 1).padStart(4, '0')}-gifts-are-selected-in-the-cart.md`;
    expect(list).toContain(`(${following})`);
    expect(workspace.read(`docs/decisions/${following}`)).toContain('Date: 2026-12-24 · Status: proposed');
    // The list's own check: numbers without a gap, no broken links.
    const output = workspace.nx('test', 'checks', '--testNamePattern=decision records|docs/decisions');
    expect(output).toMatch(/Tests\s+\d+ passed/);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTemporaryWorkspace, type TemporaryWorkspace } from '../temporary-workspace';

let workspace: TemporaryWorkspace;

beforeAll(() => {
  workspace = createTemporaryWorkspace();
});

afterAll(() => workspace.remove());

describe('decision', () => {
  it('creates records with the next numbers and lists them', () => {
    workspace.nx('g', '@vyloha/workspace-plugin:decision', 'Žluťoučký kůň v košíku', '--date=2026-12-24');
    workspace.nx('g', '@vyloha/workspace-plugin:decision', 'Next one');
    const list = workspace.read('docs/decisions/README.md');
    const [, number = ''] = /\[(\d{4}) Žluťoučký kůň v košíku\]\(\d{4}-zlutoucky-kun-v-kosiku\.md\)/.exec(list) ?? [];
    const following = String(Number(number) + 1).padStart(4, '0');
    expect(list).toContain(`[${following} Next one](${following}-next-one.md)`);
    expect(workspace.read(`docs/decisions/${number}-zlutoucky-kun-v-kosiku.md`)).toContain(
      'Date: 2026-12-24 · Status: proposed',
    );
    // The list's own check: numbers without a gap, no broken links.
    workspace.nx('test', 'checks', '--testNamePattern=decision records|docs/decisions');
  });
});

import { workspaceRoot } from '@nx/devkit';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Step {
  key: string;
  transitions: ReadonlyMap<string, readonly { eventType: string; target?: readonly { key: string }[] }[]>;
}
interface Machines {
  checkoutMachine: { config: { initial?: unknown }; root: { states: Readonly<Record<string, Step>> } };
}

// Here, since a test of `checkout` that reads the page would make a word in it affect whoever uses checkout.
const { checkoutMachine }: Machines = await import(
  join(workspaceRoot, 'libs/checkout/src/machine/checkout-machine.ts')
);

/** Transitions between steps; what only changes data of a step is listed with it. */
function toDiagram(): string {
  const steps = Object.values(checkoutMachine.root.states);
  const lines = steps.flatMap(({ key, transitions }) => {
    const all = [...transitions.values()].flat();
    const leaving = all.flatMap(({ eventType, target }) =>
      (target ?? []).map((step) => `  ${key} --> ${step.key}: ${eventType}`),
    );
    const staying = all.filter(({ target }) => target === undefined).map(({ eventType }) => eventType);
    const note = staying.length === 0 ? [] : [`  note right of ${key}: ${staying.join(', ')}`];
    return [...leaving, ...note];
  });
  return ['stateDiagram-v2', `  [*] --> ${checkoutMachine.config.initial}`, ...lines].join('\n');
}

const page = `# The steps of an order

Generated from \`checkoutMachine\` (\`libs/checkout/src/machine\`) by a check; \`npx vitest run diagram -u\` in
\`tools/checks\` writes it anew. An arrow is an event that leads to another step, a note lists those that change only
the data of a step. \`placing\` lasts for one request and is stored as \`methods\`.

\`\`\`mermaid
${toDiagram()}
\`\`\`
`;

it('the documentation shows the steps and transitions of the machine', async () => {
  await expect(page).toMatchFileSnapshot(join(workspaceRoot, 'docs/domain/checkout-states.md'));
});

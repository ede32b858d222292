// Runs the cases against any backend: `npm run conformance -- --store URL --cms URL`. Exit code 1 when one failed.
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { levels } from './case';
import { allCases } from './cases/all-cases';
import { runCase } from './run-case';
import { newShop } from './shop/world';

const { values } = parseArgs({
  options: {
    store: { type: 'string' },
    cms: { type: 'string' },
    level: { type: 'string', multiple: true },
    mails: { type: 'string' },
    'command-key': { type: 'string' },
    only: { type: 'string' },
  },
});
const input = v.parse(
  v.object({
    store: v.pipe(v.string('--store is the address of the store, which ends in /store'), v.url()),
    cms: v.pipe(v.string('--cms is the address of the content system, which ends in /cms'), v.url()),
    level: v.optional(v.array(v.picklist(levels, `--level is one of ${levels.join(', ')}`)), [...levels]),
    mails: v.optional(v.string()),
    'command-key': v.optional(v.string()),
    only: v.optional(v.string(), ''),
  }),
  values,
);
const withoutSlash = (url: string) => url.replace(/\/+$/, '');
const shop = newShop({
  address: { store: withoutSlash(input.store), cms: withoutSlash(input.cms) },
  mails: input.mails ?? null,
  commandKey: input['command-key'] ?? null,
});
const marks = { passed: '✓', failed: '✗', skipped: '-' };
const print = (line: string) => process.stdout.write(`${line}\n`);
const counts = { passed: 0, failed: 0, skipped: 0 };
const start = performance.now();
for (const level of input.level) {
  print(`\n${level}`);
  for (const each of allCases.filter((entry) => entry.level === level)) {
    const name = `${each.operation}: ${each.title}`;
    if (!name.includes(input.only)) continue;
    const { outcome, reason, milliseconds } = await runCase(each, shop);
    counts[outcome] += 1;
    print(`  ${marks[outcome]} ${name} (${milliseconds} ms)${reason === '' ? '' : `\n      ${reason}`}`);
  }
}
const seconds = Math.round((performance.now() - start) / 1_000);
print(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} left out, in ${seconds} s.`);
process.exitCode = counts.failed === 0 ? 0 : 1;

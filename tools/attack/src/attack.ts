// Attacks a shop of its own, as `npm run attack` does: fuzzers, faults, kills, rolling restarts, an import meanwhile.
import { randomInt } from 'node:crypto';
import { nx } from '@vyloha/run/run-command';
import { readOptions, usage, WrongUsage } from './attack-options';
import type { AttackOptions, AttackPart } from './attack-options';
import { runFaults } from './parts/run-faults';
import { runFuzz } from './parts/run-fuzz';
import { runHosts } from './parts/run-hosts';
import { runImport } from './parts/run-import';
import { runKills } from './parts/run-kills';

/** Each prints its table and what it found, and says how many things that were. */
const run: Record<AttackPart, (options: AttackOptions, say: (line: string) => void) => Promise<number>> = {
  fuzz: runFuzz,
  faults: runFaults,
  kills: runKills,
  hosts: runHosts,
  import: runImport,
};

function options(): AttackOptions {
  try {
    return readOptions(process.argv.slice(2), randomInt(1_000_000));
  } catch (error) {
    if (!(error instanceof WrongUsage) && !(error instanceof TypeError)) throw error;
    console.error(`${error.message}\n${usage}`);
    return process.exit(1);
  }
}

const chosen = options();
if ((await nx('run-many', '-t', 'build', '-p', 'backend,storefront', '--output-style=static')) !== 0) process.exit(1);
console.log(`seed ${chosen.seed}; the same attacks again by --seed ${chosen.seed}`);
let found = 0;
for (const part of chosen.parts) {
  console.log(`\n── ${part}`);
  found += await run[part](chosen, (line) => console.log(line));
}
console.log(`\n${found === 0 ? 'Nothing found.' : `${found} found.`}`);
process.exit(found === 0 ? 0 : 1);

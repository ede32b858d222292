// Attacks its own shop, as `npm run attack` does: fuzzers, faults, kills, rolling restarts, an import under load.
import { randomInt } from 'node:crypto';
import { nx } from '@vyloha/run/run-command';
import { parseOptions, usage, UsageError } from './attack-options';
import type { AttackOptions, AttackPart } from './attack-options';
import { runCluster } from './parts/run-cluster';
import { runFaults } from './parts/run-faults';
import { runFuzz } from './parts/run-fuzz';
import { runHosts } from './parts/run-hosts';
import { runImport } from './parts/run-import';
import { runKills } from './parts/run-kills';
import { runProxy } from './parts/run-proxy';
import { runReverseProxies } from './parts/run-reverse-proxies';

/** Each prints its table and its problems, and returns the number of problems. */
const runByPart: Record<
  AttackPart,
  (readOptionsOrExit: AttackOptions, log: (line: string) => void) => Promise<number>
> = {
  fuzz: runFuzz,
  faults: runFaults,
  kills: runKills,
  hosts: runHosts,
  import: runImport,
  proxy: runProxy,
  'reverse-proxies': runReverseProxies,
  cluster: runCluster,
};

function readOptionsOrExit(): AttackOptions {
  try {
    return parseOptions(process.argv.slice(2), randomInt(1_000_000));
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof TypeError)) throw error;
    console.error(`${error.message}\n${usage}`);
    return process.exit(1);
  }
}

const attackOptions = readOptionsOrExit();
if ((await nx('run-many', '-t', 'build', '-p', 'backend,storefront', '--output-style=static')) !== 0) process.exit(1);
console.log(`seed ${attackOptions.seed}; the same attacks again by --seed ${attackOptions.seed}`);
let found = 0;
for (const part of attackOptions.parts) {
  console.log(`\n── ${part}`);
  found += await runByPart[part](attackOptions, (line) => console.log(line));
}
console.log(`\n${found === 0 ? 'Nothing found.' : `${found} found.`}`);
process.exit(found === 0 ? 0 : 1);

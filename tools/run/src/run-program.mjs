// Runs a program that is not Node.js as a service: it ends with this process, which ends with the one that started it.
// @ts-check
import { spawn } from 'node:child_process';

const [program = '', ...args] = process.argv.slice(2);
const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
child.once('error', (error) => {
  console.error(`${program}: ${error.message}`);
  process.exit(1);
});
child.once('exit', (code) => process.exit(code ?? 1));
for (const reason of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(reason, () => child.kill('SIGTERM'));

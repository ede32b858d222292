// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './run-command.mjs';
import { workspaceRoot } from './workspace-root.mjs';

const lockFile = join(workspaceRoot, 'package-lock.json');
const stamp = join(workspaceRoot, 'node_modules', '.installed-lock');

/** Installs exactly the versions of the lock file, unless they are installed already. */
export async function ensureInstalled() {
  const lockHash = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash) return;
  console.log('Installing packages (first time or the lock file changed) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const code = await runCommand(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) {
    console.error('npm ci failed; see its message above.');
    process.exit(1);
  }
  writeFileSync(stamp, lockHash);
}

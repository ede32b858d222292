import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { workspaceRoot } from '@vyloha/run/workspace-root';

const startTimeoutMs = 20_000;
/** As Debian installs it, outside of the PATH of most users. */
const programs = ['/usr/sbin/varnishd', '/usr/local/sbin/varnishd'];

export interface Varnish {
  origin: string;
  stop(): Promise<void>;
}

/** Starts Varnish with the shop's own configuration in front of a storefront; null where there is none. */
export async function startVarnish(port: number, storefrontPort: string): Promise<Varnish | null> {
  const program = programs.find((path) => existsSync(path));
  if (program === undefined) return null;
  const folder = mkdtempSync(join(tmpdir(), 'vyloha-varnish-'));
  // It works as another user.
  chmodSync(folder, 0o755);
  const vcl = readFileSync(join(workspaceRoot, 'deploy/varnish.vcl'), 'utf8').replace('"3000"', `"${storefrontPort}"`);
  writeFileSync(join(folder, 'varnish.vcl'), vcl);
  const listening = `127.0.0.1:${port}`;
  const options = ['-n', join(folder, 'work'), '-a', listening, '-f', join(folder, 'varnish.vcl'), '-s', 'malloc,128m'];
  const child = spawn(program, ['-F', ...options, '-p', 'http_gzip_support=off'], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const origin = `http://${listening}`;
  const deadline = performance.now() + startTimeoutMs;
  const isUp = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (performance.now() > deadline) throw new Error('Varnish does not start.');
    await pause(100);
  }
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

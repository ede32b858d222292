import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { workspaceRoot } from '@vyloha/run/workspace-root';
import type { Shop } from '../shop/shop';

/** Runs a backend command beside the running shop, like an operator. @returns the problem, null on success */
export async function runBackendCommand(shop: Shop, args: string[]): Promise<string | null> {
  const child = spawn(process.execPath, args, {
    cwd: workspaceRoot,
    env: { ...process.env, ...shop.backend.options.env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [errors, code] = await Promise.all([text(child.stderr), ended]);
  return code === 0 ? null : `${args[0]} ended with ${code}: ${errors.slice(0, 500)}`;
}

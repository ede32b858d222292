import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { inject } from 'vitest';

const startTimeoutMs = 90_000;
const pollMs = 50;

export interface BackendProcess {
  url: string;
  /** Sends the signal and does not wait. */
  signal(name: NodeJS.Signals): void;
  /** Sends the signal and waits for the end; returns the exit code, null when the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Output of a failed start. */
export class BackendFailed extends Error {
  override name = 'BackendFailed';
  constructor(
    readonly exitCode: number | null,
    readonly output: string,
  ) {
    super(`backend ended with ${exitCode}: ${output}`);
  }
}

/** Serving; also true for an empty shop, though it is not ready for shoppers. */
async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/store/api/v1/currencies`)).ok;
  } catch {
    return false;
  }
}

/** The real process from its bundle, listening on a free port, ready to serve. */
export async function startBackendProcess(environment: Record<string, string>): Promise<BackendProcess> {
  // Most are killed soon: compiling the embedded database a second time, for speed, is a third of what a start costs.
  const child = spawn(process.execPath, ['--liftoff-only', join(inject('programs'), 'main.js')], {
    env: { PATH: process.env['PATH'], BACKEND_PORT: '0', DRAIN_SECONDS: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const exited = once(child, 'exit').then(() => child.exitCode);
  const listening = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /Server listening at (http:\/\/[\d.]+:\d+)/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
  const failed = exited.then((code) => Promise.reject(new BackendFailed(code, errors)));
  failed.catch(() => undefined);
  const url = await Promise.race([listening, failed]);
  const deadline = Date.now() + startTimeoutMs;
  while (!(await Promise.race([isReady(url), failed]))) {
    if (Date.now() > deadline) throw new BackendFailed(null, errors);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return {
    url,
    signal: (name) => child.kill(name),
    end: async (signal) => {
      child.kill(signal);
      return exited;
    },
  };
}

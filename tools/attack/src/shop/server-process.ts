import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { workspaceRoot } from '@vyloha/run/workspace-root';

const readyTimeoutMs = 120_000;
const stopTimeoutMs = 30_000;
const pollMs = 50;

interface ServerProcessOptions {
  name: string;
  /** Built file that Node.js runs, relative to the workspace root. */
  script: string;
  nodeOptions?: string[];
  /** Returns 200 on `/readyz` when it can accept requests. */
  origin: string;
  env: NodeJS.ProcessEnv;
  /** Its output is appended here. */
  logFile: string;
}

/** One process of the shop as in production, that can be killed, stopped and restarted. */
export class ServerProcess {
  #child: ChildProcess | null = null;
  /** Number of exits that were not requested. */
  unexpectedExits = 0;

  constructor(readonly options: ServerProcessOptions) {}

  get name(): string {
    return this.options.name;
  }

  get origin(): string {
    return this.options.origin;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  get isAlive(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Starts it without waiting until it is ready. */
  spawn(): void {
    const { script, nodeOptions = [], env, logFile } = this.options;
    const log = openSync(logFile, 'a');
    const child = spawn(process.execPath, [...nodeOptions, script], {
      cwd: workspaceRoot,
      stdio: ['ignore', log, log, 'ipc'],
      env: { ...process.env, ...env },
    });
    closeSync(log);
    this.#child = child;
    child.once('exit', () => {
      if (this.#child === child) this.unexpectedExits += 1;
    });
  }

  async start(): Promise<void> {
    this.spawn();
    await this.waitUntilReady();
  }

  async waitUntilReady(): Promise<void> {
    const deadline = Date.now() + readyTimeoutMs;
    while (this.isAlive && Date.now() < deadline) {
      const response = await fetch(`${this.origin}/readyz`).catch(() => null);
      await response?.arrayBuffer().catch(() => undefined);
      if (response?.ok) return;
      await pause(pollMs);
    }
    throw new Error(`The ${this.name} did not become ready; it said: ${this.readLogTail()}`);
  }

  /** Sends the signal and waits for the exit, with a generous timeout. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (child === null || !this.isAlive) return;
    this.#child = null;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    const killTimer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
    await exited;
    clearTimeout(killTimer);
  }

  /** The last lines of its output. */
  readLogTail(): string {
    return readFileSync(this.options.logFile, 'utf8').slice(-1500);
  }
}

import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { workspaceRoot } from '@vyloha/run/workspace-root';

const readyWithinMs = 120_000;
const stopWithinMs = 30_000;
const pollMs = 50;

interface ServerProcessOptions {
  name: string;
  /** Built file that Node.js runs, from the workspace root. */
  script: string;
  nodeOptions?: string[];
  /** Answers 200 on `/readyz` when it can take requests. */
  origin: string;
  env: NodeJS.ProcessEnv;
  /** What it prints ends here. */
  logFile: string;
}

/** One process of the shop as it runs in production, that can be killed, stopped and started again. */
export class ServerProcess {
  #child: ChildProcess | null = null;
  /** How often it has ended without having been told to. */
  losses = 0;

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

  /** Starts it and does not wait until it is ready. */
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
      if (this.#child === child) this.losses += 1;
    });
  }

  async start(): Promise<void> {
    this.spawn();
    await this.untilReady();
  }

  async untilReady(): Promise<void> {
    const deadline = Date.now() + readyWithinMs;
    while (this.isAlive && Date.now() < deadline) {
      const answer = await fetch(`${this.origin}/readyz`).catch(() => null);
      await answer?.arrayBuffer().catch(() => undefined);
      if (answer?.ok) return;
      await pause(pollMs);
    }
    throw new Error(`The ${this.name} did not become ready; it said: ${this.lastWords()}`);
  }

  /** Sends the signal and waits for the end, however long that takes within reason. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (child === null || !this.isAlive) return;
    this.#child = null;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    const impatient = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
    await ended;
    clearTimeout(impatient);
  }

  /** End of what it has printed. */
  lastWords(): string {
    return readFileSync(this.options.logFile, 'utf8').slice(-1500);
  }
}

import { workspaceRoot } from '@nx/devkit';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

/** A copy of the workspace in which a generator may write and the result be linted, type-checked and tested. */
export interface TemporaryWorkspace {
  root: string;
  /** Runs Nx there; throws with its output when it fails. */
  nx(...args: string[]): string;
  read(file: string): string;
  remove(): void;
}

/** Files of the workspace that a copy does without: pictures of the documentation, browser journeys. */
const leftOut = /^(e2e|docs\/pictures)\//;

function workspaceFiles(): string[] {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: workspaceRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return list.split('\n').filter((file) => file !== '' && !leftOut.test(file) && existsSync(join(workspaceRoot, file)));
}

/** Packages are linked one by one, so that the workspace's own packages can lead into the copy. */
function linkPackages(root: string): void {
  const source = join(workspaceRoot, 'node_modules');
  const target = join(root, 'node_modules');
  mkdirSync(join(target, '@vyloha'), { recursive: true });
  for (const name of readdirSync(source)) {
    if (name !== '@vyloha' && name !== '.cache') symlinkSync(join(source, name), join(target, name));
  }
  for (const name of readdirSync(join(source, '@vyloha'))) {
    const own = relative(realpathSync(workspaceRoot), realpathSync(join(source, '@vyloha', name)));
    symlinkSync(join(root, own), join(target, '@vyloha', name));
  }
}

export function makeTemporaryWorkspace(): TemporaryWorkspace {
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'vyloha-'));
  for (const file of workspaceFiles()) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(workspaceRoot, file), join(root, file));
  }
  linkPackages(root);
  // Checks ask git for the files there are.
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  const env = {
    ...process.env,
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    NX_WORKSPACE_ROOT_PATH: root,
    NX_CACHE_DIRECTORY: join(root, '.nx/cache'),
  };
  return {
    root,
    nx(...args) {
      const run = spawnSync(process.execPath, ['node_modules/nx/dist/bin/nx.js', ...args], {
        cwd: root,
        env,
        encoding: 'utf8',
      });
      if (run.status !== 0) throw new Error(`nx ${args.join(' ')}\n${run.stdout}\n${run.stderr}`);
      return run.stdout;
    },
    read: (file) => readFileSync(join(root, file), 'utf8'),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** npm would link a new package at the next install; the copy has no install. */
export function linkRoom(workspace: TemporaryWorkspace, room: string): void {
  symlinkSync(join(workspace.root, 'libs', room), join(workspace.root, 'node_modules', '@vyloha', room));
}

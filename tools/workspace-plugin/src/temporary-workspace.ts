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

/** A copy of the workspace in which a generator can write and its output be linted, type-checked and tested. */
export interface TemporaryWorkspace {
  root: string;
  /** Runs Nx in the copy; throws with its output when it fails. */
  nx(...args: string[]): string;
  /** Checks the formatting of the files written since the copy was made, and returns their paths. */
  checkFormatting(): string[];
  read(file: string): string;
  remove(): void;
}

/** Files of the workspace that are not copied: pictures of the documentation, browser journeys without their routes. */
const excludedFiles = /^(?:e2e\/(?!contract\/|storefront\/fixtures\/routes\/)|docs\/pictures\/)/;

/** Files that git does not ignore: those not in its index, and those in it that the selection names. */
function listFiles(root: string, selection: '--cached' | '--modified', env = process.env): string[] {
  const list = execFileSync('git', ['ls-files', selection, '--others', '--exclude-standard'], {
    cwd: root,
    env,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return list.split('\n').filter((file) => file !== '' && existsSync(join(root, file)));
}

/** Packages are linked one by one, so that the workspace's own packages can point into the copy. */
function linkPackages(root: string): void {
  const source = join(workspaceRoot, 'node_modules');
  const target = join(root, 'node_modules');
  mkdirSync(join(target, '@vyloha'), { recursive: true });
  for (const name of readdirSync(source)) {
    if (name !== '@vyloha' && name !== '.cache') symlinkSync(join(source, name), join(target, name));
  }
  for (const name of readdirSync(join(source, '@vyloha'))) {
    const relativePath = relative(realpathSync(workspaceRoot), realpathSync(join(source, '@vyloha', name)));
    symlinkSync(join(root, relativePath), join(target, '@vyloha', name));
  }
}

export function createTemporaryWorkspace(): TemporaryWorkspace {
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'vyloha-'));
  for (const file of listFiles(workspaceRoot, '--cached').filter((name) => !excludedFiles.test(name))) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(workspaceRoot, file), join(root, file));
  }
  linkPackages(root);
  // Checks list the files with git.
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  // An index of its own tells the copied files from those that generators write; to the checks all are alike.
  const copiedFiles = { ...process.env, GIT_INDEX_FILE: join(root, '.git/copied-files') };
  execFileSync('git', ['add', '--all'], { cwd: root, env: copiedFiles });
  const env = {
    ...process.env,
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    NX_WORKSPACE_ROOT_PATH: root,
    NX_CACHE_DIRECTORY: join(root, '.nx/cache'),
  };
  const run = (script: string, args: string[]) => {
    const result = spawnSync(process.execPath, [script, ...args], { cwd: root, env, encoding: 'utf8' });
    if (result.status !== 0) throw new Error(`${script} ${args.join(' ')}\n${result.stdout}\n${result.stderr}`);
    return result.stdout;
  };
  return {
    root,
    nx: (...args) => run('node_modules/nx/dist/bin/nx.js', args),
    checkFormatting() {
      const files = listFiles(root, '--modified', copiedFiles);
      run('node_modules/prettier/bin/prettier.cjs', ['--check', '--ignore-unknown', ...files]);
      return files;
    },
    read: (file) => readFileSync(join(root, file), 'utf8'),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** npm would link a new package at the next install; the copy has no install. */
export function linkLibrary(workspace: TemporaryWorkspace, library: string): void {
  symlinkSync(join(workspace.root, 'libs', library), join(workspace.root, 'node_modules', '@vyloha', library));
}

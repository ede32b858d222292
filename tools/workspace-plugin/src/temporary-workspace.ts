import { copyWorkspace, listFiles } from '@vyloha/e2e-fixtures/workspace-copy';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { flushChanges, FsTree } from 'nx/src/generators/tree';
import { generators } from '../generators.json';

/** A copy of the workspace in which a generator can write and its output be linted, type-checked and tested. */
export interface TemporaryWorkspace {
  root: string;
  /** Runs a generator as `npx nx g` does, with its arguments; returns what it prints. */
  generate(args: readonly string[]): Promise<string>;
  /** Runs an installed program in a folder of the copy; throws with its output when it fails. */
  run(folder: string, program: string, ...args: string[]): string;
  nx(...args: string[]): string;
  /** Those written since the copy was made. */
  writtenFiles(): string[];
  read(file: string): string;
  remove(): void;
}

/** Files of the workspace that are not copied: pictures of the documentation, browser journeys without their routes. */
const excludedFiles = /^(?:e2e\/(?!contract\/|fixtures\/src\/routes\/)|docs\/pictures\/)/;

type Option = string | string[];
type Generator = (tree: FsTree, options: Record<string, Option>) => Promise<unknown>;
interface Schema {
  properties: Record<string, { type?: string; $default?: unknown }>;
}

const isGenerator = (exported: unknown): exported is Generator => typeof exported === 'function';

/** The options that Nx reads from arguments: the first one without a name is the schema's first property. */
function readOptions({ properties }: Schema, args: readonly string[]): Record<string, Option> {
  const [positional = ''] = Object.keys(properties);
  const pairs = args.map((arg): [string, string] => {
    const [, name = positional, value = arg] = /^--([\w-]+)=(.*)$/s.exec(arg) ?? [];
    return [name, value];
  });
  return Object.fromEntries(
    pairs.map(([name, value]) => [name, properties[name]?.type === 'array' ? value.split(',') : value]),
  );
}

/** In this process: each command of Nx would take seconds to start. */
async function generate(root: string, [command = '', ...args]: readonly string[]): Promise<string> {
  const entry = Object.entries(generators).find(([name]) => command.endsWith(`:${name}`))?.[1];
  if (entry === undefined) throw new Error(`There is no generator ${command}`);
  const folder = join(import.meta.dirname, '..');
  const module: { default: unknown } = await import(join(folder, entry.factory));
  if (!isGenerator(module.default)) throw new Error(`${entry.factory} exports no generator`);
  const schema: Schema = JSON.parse(readFileSync(join(folder, entry.schema), 'utf8'));
  const tree = new FsTree(root, false);
  const finish = await module.default(tree, readOptions(schema, args));
  flushChanges(root, tree.listChanges());
  const lines: string[] = [];
  const log = console.log;
  console.log = (line: unknown) => lines.push(String(line));
  try {
    if (typeof finish === 'function') await finish();
  } finally {
    console.log = log;
  }
  return lines.join('\n');
}

export function createTemporaryWorkspace(): TemporaryWorkspace {
  const root = copyWorkspace((file) => !excludedFiles.test(file));
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
  const run = (folder: string, program: string, ...args: string[]) => {
    const script = join(root, 'node_modules', program);
    const result = spawnSync(process.execPath, [script, ...args], { cwd: join(root, folder), env, encoding: 'utf8' });
    if (result.status !== 0) throw new Error(`${program} ${args.join(' ')}\n${result.stdout}\n${result.stderr}`);
    return result.stdout;
  };
  return {
    root,
    generate: (args) => generate(root, args),
    run,
    nx: (...args) => run('.', 'nx/dist/bin/nx.js', ...args),
    writtenFiles: () => listFiles(root, '--modified', copiedFiles),
    read: (file) => readFileSync(join(root, file), 'utf8'),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** npm would link a new package at the next install; the copy has no install. */
export function linkLibrary(workspace: TemporaryWorkspace, library: string): void {
  const name = library.replace('/', '-');
  symlinkSync(join(workspace.root, 'libs', library), join(workspace.root, 'node_modules', '@vyloha', name));
}

import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDemoShop, workspaceRoot } from '@vyloha/e2e-fixtures/demo-data';
import { copyWorkspace } from '@vyloha/e2e-fixtures/workspace-copy';
import { findShopPorts } from './free-ports';
import { watchProcesses, type RunningProcess } from './processes';

/** What `npm run dev` reads. */
const neededFiles = /^(?:apps\/|libs\/|tools\/run\/|package(?:-lock)?\.json$|tsconfig\.base\.json$|\.gitignore$)/;
const openMessage = /The shop is open: (\S+)/;

/** `npm run dev` in a copy of the workspace, whose files may be changed. */
export interface DevShop {
  /** As the command prints it. */
  origin: string;
  /** What it has printed until now. */
  printed(): string;
  read(file: string): string;
  /** Throws where the file has no such place. */
  replace(file: string, place: string, text: string): void;
  append(file: string, text: string): void;
  git(...args: string[]): string;
  /** Presses Ctrl-C, and waits until the command ends. */
  interrupt(): Promise<void>;
  /** Processes of the command, also those that lost their parent. */
  listProcesses(): RunningProcess[];
  remove(): void;
}

/** Nx builds the backend before it runs the test. */
async function importDemoShop(dataDir: string): Promise<void> {
  if (process.env['NX_TASK_TARGET_PROJECT'] === undefined)
    execFileSync(process.execPath, ['node_modules/nx/dist/bin/nx.js', 'build', 'backend'], { cwd: workspaceRoot });
  await copyDemoShop(dataDir);
}

/** The packages are those of the workspace, whichever those are. */
function markInstalled(root: string): void {
  const stamp = join(root, 'node_modules/.installed-lock');
  rmSync(stamp, { force: true });
  const lockFile = readFileSync(join(root, 'package-lock.json'));
  writeFileSync(stamp, createHash('sha256').update(lockFile).digest('hex'));
}

function copyOfWorkspace(): string {
  const root = copyWorkspace((file) => neededFiles.test(file));
  markInstalled(root);
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  execFileSync('git', ['add', '--all'], { cwd: root });
  return root;
}

export async function startDevShop(): Promise<DevShop> {
  const root = copyOfWorkspace();
  const dataDir = mkdtempSync(join(tmpdir(), 'vyloha-e2e-dev-'));
  await importDemoShop(dataDir);
  const { port, backendPort } = await findShopPorts();
  // The test runner's own NODE_ENV is none of a developer's.
  const { NODE_ENV: _, ...env } = process.env;
  const child = spawn('npm', ['run', 'dev'], {
    cwd: root,
    env: { ...env, PORT: String(port), BACKEND_PORT: String(backendPort), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of processes, as a terminal makes one of each command, to which it sends the signal of Ctrl-C.
    detached: true,
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('npm could not be started');
  const exited = once(child, 'exit');
  const listProcesses = watchProcesses(pid);

  let output = '';
  const shop: DevShop = {
    origin: '',
    printed: () => output,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    replace(file, place, text) {
      const source = shop.read(file);
      if (!source.includes(place)) throw new Error(`${file} has no ${place}`);
      writeFileSync(
        join(root, file),
        source.replace(place, () => text),
      );
    },
    append: (file, text) => writeFileSync(join(root, file), text, { flag: 'a' }),
    git: (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }),
    async interrupt() {
      listProcesses();
      process.kill(-pid, 'SIGINT');
      await exited;
    },
    listProcesses,
    remove() {
      for (const member of listProcesses()) process.kill(member.pid, 'SIGKILL');
      rmSync(root, { recursive: true, force: true });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  try {
    shop.origin = await new Promise<string>((resolve, reject) => {
      const note = (part: Buffer) => {
        output += part.toString();
        const [, origin] = openMessage.exec(output) ?? [];
        if (origin !== undefined) resolve(origin);
      };
      child.stdout.on('data', note);
      child.stderr.on('data', note);
      child.once('exit', (code) => reject(new Error(`npm run dev has ended with ${code}:\n${output}`)));
    });
  } catch (error) {
    shop.remove();
    throw error;
  }
  listProcesses();
  return shop;
}

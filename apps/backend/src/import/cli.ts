import { ConfigProblem } from '@vyloha/config/server';
import { readSettings } from '../config/settings';
import { exportContent } from '../content-files/export-content';
import { importContent } from '../content-files/import-content';
import { DataDirInUse } from '../database/data-dir-lock';
import type { Database } from '../database/database';
import { openDatabase } from '../database/open-database';
import { needsDemoShop } from '../demo/demo-state';
import { seedDemoShop } from '../demo/seed-demo-shop';
import { ImportProblem } from './import-problem';
import type { ImportCounts } from './import-run';
import { importShop } from './import-shop';
import { readCommand, usage, WrongUsage, type Command } from './read-command';
import { readLines } from './read-lines';

const say = (line: string) => process.stdout.write(`${line}\n`);

async function run(command: Command, db: Database): Promise<ImportCounts | null> {
  if (command.kind === 'demo') {
    if (command.onlyIfEmpty && !(await needsDemoShop(db))) return null;
    say('Seeding the demo shop …');
    return seedDemoShop(db, { products: command.products, log: say });
  }
  if (command.kind === 'content') return importContent(db, command.folder, { checkOnly: command.checkOnly, log: say });
  if (command.kind === 'export') {
    say(`${await exportContent(db, command.folder)} files written to ${command.folder}.`);
    return null;
  }
  // The whole file is looked through first: either everything in it can be imported, or nothing is.
  const checked = await importShop(db, readLines(command.path), { placeWord: 'line', checkOnly: true });
  if (command.checkOnly) return checked;
  return importShop(db, readLines(command.path), { placeWord: 'line', log: say });
}

function explain(error: unknown): string {
  if (error instanceof ImportProblem) return `Nothing was imported:\n${error.message}`;
  if (error instanceof WrongUsage) return `${error.message}\n${usage}`;
  if (error instanceof ConfigProblem) return error.lines.join('\n');
  if (error instanceof DataDirInUse) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  if (code.startsWith('ERR_PARSE_ARGS')) return `${error.message}\n${usage}`;
  return code === 'ENOENT' ? error.message : (error.stack ?? error.message);
}

async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  const { db, close } = await openDatabase(readSettings(process.env));
  try {
    const started = Date.now();
    const counts = await run(command, db);
    if (counts === null) return;
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const verb = 'checkOnly' in command && command.checkOnly ? 'can be imported' : 'imported';
    say(`${total} documents ${verb}, ${counts.product ?? 0} of them products, in ${seconds(Date.now() - started)} s.`);
  } finally {
    await close();
  }
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});

import { exportContent } from '../content-files/export-content';
import { readContentDocuments } from '../content-files/read-content-documents';
import { demoDocuments } from '../demo/demo-documents';
import { needsDemoShop } from '../demo/demo-state';
import { seedDemoShop } from '../demo/seed-demo-shop';
import type { ImportCounts } from './import-run';
import { readCommand, type Command, type DemoCommand } from './read-command';
import { readLines } from './read-lines';
import { importDocuments, runImport, printLine, withDatabase } from './run-import';

/** Creates the demo shop; into an existing shop its documents are imported like any others. */
async function importDemoShop({ products, onlyIfEmpty, asOf }: DemoCommand): Promise<ImportCounts | null> {
  const isEmpty = await withDatabase(
    ({ upkeep }) => needsDemoShop(upkeep),
    (error) => (onlyIfEmpty ? Promise.reject(error) : Promise.resolve(false)),
  );
  if (isEmpty) {
    printLine('Seeding the demo shop …');
    return withDatabase(({ upkeep }) => seedDemoShop(upkeep, { products, log: printLine }));
  }
  if (onlyIfEmpty) return null;
  const today = new Date();
  const read = () => demoDocuments({ products, today });
  return importDocuments({ read, checkOnly: false, asOf, placeWord: 'document' });
}

function run(command: Command): Promise<ImportCounts | null> {
  switch (command.kind) {
    case 'demo':
      return importDemoShop(command);
    case 'content':
      return readContentDocuments(command.folder).then((documents) =>
        importDocuments({ read: () => documents, checkOnly: command.checkOnly, asOf: null, placeWord: 'document' }),
      );
    case 'export':
      return withDatabase(async ({ db }) => {
        printLine(`${await exportContent(db, command.folder)} files written to ${command.folder}.`);
        return null;
      });
    case 'file':
      return importDocuments({ ...command, read: () => readLines(command.path), placeWord: 'line' });
  }
}

runImport(async () => {
  const command = readCommand(process.argv.slice(2));
  return { counts: await run(command), checkOnly: 'checkOnly' in command && command.checkOnly };
});

import { demoDocuments, demoOrders, demoQuotes } from '@vyloha/demo-shop';
import { exportContent } from '../content-files/export-content';
import { readContentDocuments } from '../content-files/read-content-documents';
import type { ImportCounts } from './import-run';
import { placeDemoOrders } from './place-demo-orders';
import { requestDemoQuotes } from './request-demo-quotes';
import { needsDemoShop } from './needs-demo-shop';
import { readCommand, type Command, type DemoCommand } from './read-command';
import { readLines } from './read-lines';
import { importDocuments, importInto, printLine, runImport, withDatabase, type DocumentSource } from './run-import';

/** The documents of the demo shop are imported like those of any shop. */
function importDemoShop({ products, onlyIfEmpty, asOf }: DemoCommand): Promise<ImportCounts | null> {
  const today = new Date();
  const read = () => demoDocuments({ products, today });
  const source: DocumentSource = { read, checkOnly: false, asOf, placeWord: 'document' };
  if (!onlyIfEmpty) return importDocuments(source);
  return withDatabase(async (opened) => {
    if (!(await needsDemoShop(opened.upkeep))) return null;
    printLine('Importing the demo shop …');
    const counts = await importInto(opened, source);
    await placeDemoOrders(opened, demoOrders(today));
    await requestDemoQuotes(opened, demoQuotes(today));
    return counts;
  });
}

function run(command: Command): Promise<ImportCounts | null> {
  switch (command.kind) {
    case 'demo':
      return importDemoShop(command);
    case 'content':
      return readContentDocuments(command.folder, (line) => printLine(`Warning: ${line}`)).then((documents) =>
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

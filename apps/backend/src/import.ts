import { exportContent, readContentDocuments } from '@vyloha/backend-content';
import {
  type Command,
  type ImportCounts,
  importDocuments,
  printLine,
  readCommand,
  readLines,
  runImport,
  withDatabase,
} from '@vyloha/backend-import';

async function run(command: Command): Promise<ImportCounts | null> {
  switch (command.kind) {
    case 'demo':
      // A shop of its own does not load the demo's.
      return (await import('./demo-past/import-demo-shop')).importDemoShop(command);
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

export type { ImportCounts } from './import/import-run';
export { importModule } from './import/module';
export { type Command, type DemoCommand, UsageError, readCommand, readTimestamp } from './import/read-command';
export { readLines } from './import/read-lines';
export {
  type DocumentSource,
  importDocuments,
  importInto,
  printLine,
  runImport,
  withDatabase,
} from './import/run-import';

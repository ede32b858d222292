import { demoDocuments, demoOrders, demoQuotes } from '@vyloha/demo-shop';
import {
  type DemoCommand,
  type DocumentSource,
  type ImportCounts,
  importDocuments,
  importInto,
  printLine,
  withDatabase,
} from '@vyloha/backend-import';
import { openShopFiles } from '@vyloha/backend-files';
import { createLog, readSettings } from '@vyloha/backend-kernel';
import { copyDrawings } from './drawings';
import { needsDemoShop } from './needs-demo-shop';
import { placeDemoOrders } from './place-demo-orders';
import { requestDemoQuotes } from './request-demo-quotes';

/** The documents of the demo shop are imported like those of any shop; into an empty one comes its past as well. */
export async function importDemoShop({ products, onlyIfEmpty, asOf }: DemoCommand): Promise<ImportCounts | null> {
  const today = new Date();
  const settings = readSettings(process.env);
  const { shopCountry: country } = settings;
  const files = openShopFiles(settings, createLog(settings));
  const read = () => demoDocuments({ products, today, country });
  const source: DocumentSource = { read, checkOnly: false, asOf, placeWord: 'document' };
  if (!onlyIfEmpty) {
    await copyDrawings(files);
    return importDocuments(source);
  }
  return withDatabase(async (opened) => {
    if (!(await needsDemoShop(opened.upkeep))) return null;
    printLine('Importing the demo shop …');
    await copyDrawings(files);
    const counts = await importInto(opened, source);
    await placeDemoOrders(opened, demoOrders(today));
    await requestDemoQuotes(opened, demoQuotes(today));
    return counts;
  });
}

import { timestampField } from '@vyloha/import-documents';
import * as v from 'valibot';
import { type RequestContext, type Route, dataSchema, defineRoute } from '@vyloha/backend-kernel';
import { importShop, toRunSettings } from '../import-shop';
import { KnownIds } from '../known-ids';
import { holdImportLease, releaseImportLease } from './import-lease';
import { checkPart, resultOf, waitForListings, writePart } from './import-part';
import { maxDocumentsInPart, partSchema } from './part-schema';

const resultSchema = dataSchema(
  v.object({ counts: v.record(v.string(), v.number()), problems: v.array(v.string()), waiting: v.number() }),
);

const importsRoute = defineRoute({
  method: 'POST',
  url: '/store/api/v1/imports',
  summary:
    'Processes a part of an import: checks it, compares all parts with the shop, writes it, or ends the import; only for the command on the backend’s machine',
  access: 'command',
  body: partSchema,
  response: resultSchema,
  handler: async (ctx, { body }) => {
    const { counts, problems, waiting } = await resultOf(() => takePart(ctx, body));
    return { data: { counts: { ...counts }, problems: [...problems], waiting } };
  },
});

async function takePart(ctx: RequestContext, part: v.InferOutput<typeof partSchema>) {
  const { db } = ctx;
  const { run, step, documents, placeWord, placesBefore } = part;
  const now = new Date(part.startedAt);
  const asOf = part.asOf === undefined ? now : new Date(part.asOf);
  const settings = { ...toRunSettings({ now, asOf, placeWord }), placesBefore };
  if (step === 'end') {
    await new KnownIds(db, run).clear();
    await releaseImportLease(db, run);
    return { counts: {}, waiting: await waitForListings(ctx) };
  }
  await holdImportLease(db, run);
  if (step === 'write') return writePart(ctx, documents, settings, part.isWhole);
  return { counts: await checkPart(db, run, documents, settings, step === 'compare'), waiting: 0 };
}

const withType = (entry: object) => ({ ...entry, type: 'prices_and_stock' });

const pricesAndStockRoute = defineRoute({
  method: 'POST',
  url: '/store/api/v1/prices-and-stock',
  summary:
    'Changes prices and stock of variants, all of them or, with problems, none; only for the command on the backend’s machine',
  access: 'command',
  body: v.object({
    documents: v.pipe(v.array(v.looseObject({ variantId: v.string() })), v.maxLength(maxDocumentsInPart)),
    asOf: v.optional(timestampField),
  }),
  response: resultSchema,
  handler: async (ctx, { body }) => {
    const documents = body.documents.map(withType);
    const asOf = body.asOf === undefined ? {} : { asOf: new Date(body.asOf) };
    const { counts, problems, waiting } = await resultOf(async () => {
      const written = await importShop(ctx.db, documents, { ...asOf, leavesJobs: true });
      return { counts: written, waiting: await waitForListings(ctx) };
    });
    return { data: { counts: { ...counts }, problems: [...problems], waiting } };
  },
});

export const importRoutes: readonly Route[] = [importsRoute, pricesAndStockRoute];

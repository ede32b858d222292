import { randomUUID } from 'node:crypto';
import { timestampField } from '@vyloha/import-documents';
import * as v from 'valibot';
import { requireCommand } from '../../commands/require-command';
import { defineRoute, type Route } from '../../server/routes/route';
import { dataSchema } from '../../server/openapi/wire-shapes';
import { KnownIds } from '../known-ids';
import { importPart } from './import-part';
import { maxDocumentsInPart, partSchema } from './part-schema';

const resultSchema = dataSchema(
  v.object({ counts: v.record(v.string(), v.number()), problems: v.array(v.string()), waiting: v.number() }),
);

const importsRoute = defineRoute({
  method: 'POST',
  url: '/store/api/v1/imports',
  summary:
    'Takes a part of an import: to check it, to write it, or to end the import; for the command on the backend’s machine',
  access: 'anyone',
  body: partSchema,
  response: resultSchema,
  handler: async (ctx, { body }) => {
    await requireCommand(ctx);
    const { run, step, placesBefore, placeWord, documents, startedAt, asOf } = body;
    if (step === 'end') await new KnownIds(ctx.db, run).clear();
    const { counts, ...rest } = await importPart(ctx, step === 'end' ? [] : documents, {
      part: { run, placesBefore },
      placeWord,
      checkOnly: step === 'check',
      isChecked: step !== 'check',
      now: new Date(startedAt),
      ...(asOf !== undefined && { asOf: new Date(asOf) }),
    });
    return { data: { counts: { ...counts }, ...rest, problems: [...rest.problems] } };
  },
});

const withType = (entry: object) => ({ ...entry, type: 'prices_and_stock' });

const pricesAndStockRoute = defineRoute({
  method: 'POST',
  url: '/store/api/v1/prices-and-stock',
  summary:
    'Changes prices and stock of variants, all of them or, with problems, none; for the command on the backend’s machine',
  access: 'anyone',
  body: v.object({
    documents: v.pipe(v.array(v.looseObject({ variantId: v.string() })), v.maxLength(maxDocumentsInPart)),
    asOf: v.optional(timestampField),
  }),
  response: resultSchema,
  handler: async (ctx, { body }) => {
    await requireCommand(ctx);
    const documents = body.documents.map(withType);
    const options = {
      part: { run: randomUUID(), placesBefore: 0 },
      ...(body.asOf !== undefined && { asOf: new Date(body.asOf) }),
    };
    const checked = await importPart(ctx, documents, { ...options, checkOnly: true });
    await new KnownIds(ctx.db, options.part.run).clear();
    const { counts, problems, waiting } =
      checked.problems.length > 0 ? checked : await importPart(ctx, documents, { ...options, isChecked: true });
    return { data: { counts: { ...counts }, problems: [...problems], waiting } };
  },
});

export const importRoutes: readonly Route[] = [importsRoute, pricesAndStockRoute];

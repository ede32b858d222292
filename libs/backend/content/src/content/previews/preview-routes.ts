import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { type Route, dataSchema, defineRoute, hashToken, newToken, notFound } from '@vyloha/backend-kernel';
import { contentEntry, contentPreview } from '../tables';
import { toZonedIso } from '@vyloha/backend-shop';
import { findPreview } from './find-preview';

const maxNameLength = 200;
const maxDays = 90;
const millisecondsPerDay = 86_400_000;
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(maxNameLength));

const makeRoute = defineRoute({
  method: 'POST',
  url: '/store/api/v1/content-previews',
  summary:
    'Creates a token for previewing an entry before it is published; only for the command on the backend’s machine',
  access: 'command',
  body: v.object({ type: name, id: name, days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxDays)) }),
  response: dataSchema(v.object({ token: v.string(), expiresAt: v.string() })),
  handler: async (ctx, { body: { type, id, days } }) => {
    const isEntry = and(eq(contentEntry.type, type), eq(contentEntry.id, id));
    const [entry] = await ctx.db.select({ id: contentEntry.id }).from(contentEntry).where(isEntry);
    if (entry === undefined) throw notFound();
    const token = newToken();
    const expiresAt = new Date(ctx.now().getTime() + days * millisecondsPerDay);
    await ctx.db
      .insert(contentPreview)
      .values({ tokenHash: hashToken(token), entryType: type, entryId: id, expiresAt });
    return { data: { token, expiresAt: toZonedIso(expiresAt) } };
  },
});

const readRoute = defineRoute({
  method: 'GET',
  url: '/cms/previews/:token',
  summary: 'The entry of a preview link',
  access: 'anyone',
  params: v.object({ token: v.pipe(v.string(), v.maxLength(maxNameLength)) }),
  response: v.object({ type: v.string(), id: v.string(), slug: v.nullable(v.record(v.string(), v.string())) }),
  handler: async (ctx, { params }) => {
    const preview = await findPreview(ctx, params.token);
    if (preview === null) throw notFound();
    const { type, id } = preview;
    const [entry] = await ctx.db
      .select({ slug: contentEntry.slug })
      .from(contentEntry)
      .where(and(eq(contentEntry.type, type), eq(contentEntry.id, id)));
    if (entry === undefined) throw notFound();
    return { type, id, slug: entry.slug };
  },
});

/** Links under which editors see content before it is published. */
export const previewRoutes: readonly Route[] = [makeRoute, readRoute];

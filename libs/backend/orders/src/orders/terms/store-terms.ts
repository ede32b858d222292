import { createHash } from 'node:crypto';
import { defaultLocale } from '@vyloha/contract';
import type { RichTextNode } from '@vyloha/import-documents';
import { legalPageSlugs } from '@vyloha/links';
import * as v from 'valibot';
import { loadEntries } from '@vyloha/backend-content';
import { termsVersion } from '../tables';
import type { RequestContext } from '@vyloha/backend-kernel';

const nodeSchema = v.custom<RichTextNode>((node) => v.is(v.looseObject({ type: v.string() }), node));
const pageSchema = v.object({
  title: v.record(v.string(), v.string()),
  content: v.record(v.string(), v.array(nodeSchema)),
});

/**
 * Stores the terms in force, in the caller's language where there is one, unless an order has had them before.
 * @returns their id; null in a shop without terms
 */
export async function storeTermsInForce(
  ctx: Pick<RequestContext, 'db' | 'locale' | 'domain' | 'now'>,
): Promise<string | null> {
  const { db, locale, now } = ctx;
  const slug = legalPageSlugs.terms;
  const [page] = await loadEntries(ctx, 'page', { slug, enabled: true, limit: 1 });
  const parsed = v.safeParse(pageSchema, page);
  if (!parsed.success) return null;
  const { title, content } = parsed.output;
  // As the page itself falls back.
  const language = content[locale] === undefined ? defaultLocale : locale;
  const version = { locale: language, title: title[language] ?? '', content: content[language] ?? [] };
  const id = createHash('sha256').update(JSON.stringify(version)).digest('hex');
  await db
    .insert(termsVersion)
    .values({ ...version, id, createdAt: now() })
    .onConflictDoNothing();
  return id;
}

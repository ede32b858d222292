import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { limits } from '@vyloha/config';
import { canonicalSlugs, localizedPaths } from '@vyloha/links';
import { notFound } from '@vyloha/links/server';
import { parseRichText } from '@vyloha/rich-text';
import { getTerm, listTerms } from '../api/glossary/terms.server';
import type { ContentBlock } from '../model/blocks/content-block';
import { groupByLetter } from '../model/glossary/glossary-letters';
import { toMetaTags } from '../model/search-engines/meta-tags';
import type { Term } from '../model/glossary/term';
import { loadBlocks } from './load-blocks.server';

interface GlossaryArgs {
  context: Pick<AppLoadContext, 'cms' | 'locale' | 't'>;
}

/** All terms by their first letter. */
export async function glossaryPageLoader({ context: { cms, locale, t } }: GlossaryArgs) {
  const letters = t('content-blocks:glossary.alphabet').split(',');
  return {
    groups: groupByLetter(await listTerms(cms, locale, limits.termsPerRequest), { locale, letters }),
    meta: { title: t('content-blocks:glossary.title'), description: t('content-blocks:glossary.description') },
  };
}

/** The page of a term, with related categories and products. */
export async function termPageLoader({ params, context }: LoaderFunctionArgs) {
  const term = await getTerm(context.cms, params['slug'] ?? '', context.locale);
  if (term === null) throw notFound();
  const { perex, terms, slugs, meta } = term;
  const title = term.pageTitle ?? term.title;
  const canonical = localizedPaths('term-slug', { slug: canonicalSlugs(slugs, meta.canonicalSlugs) });
  return {
    title,
    perex,
    text: parseRichText(term.text),
    terms,
    content: await loadBlocks(context, toTermBlocks(term, context)),
    meta: toMetaTags(title, { ...meta, description: meta.description ?? perex }, canonical),
  };
}

/** The references of a term, as blocks that an editor could have written. */
function toTermBlocks({ categoryIds, productIds }: Term, { t }: AppLoadContext): ContentBlock[] {
  const blockBase = { ground: null, button: null };
  return [
    { ...blockBase, id: 'categories', title: t('content-blocks:glossary.categories'), kind: 'categories', categoryIds },
    { ...blockBase, id: 'products', title: t('content-blocks:glossary.products'), kind: 'products', productIds },
  ];
}

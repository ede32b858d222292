import type { AppLoadContext } from '@remix-run/node';
import { withUnavailableFallback } from '@vyloha/http-client';
import { legalPageSlugs } from '@vyloha/links';
import { notFound } from '@vyloha/links/server';
import { getTermsVersion, listTermsVersions } from '../api/pages/content-pages.server';
import { termsVersionKey, type TermsVersion, type TermsVersionLink } from '../model/pages/terms-version';

export interface TermsArchive {
  /** The newest first; empty on other pages. */
  versions: readonly TermsVersionLink[];
  /** The one that the address selects. */
  selected: TermsVersion | null;
}

const none: TermsArchive = { versions: [], selected: null };

/** Versions of the terms, on their page. */
export async function loadTermsArchive(
  { store }: Pick<AppLoadContext, 'store'>,
  slugs: readonly string[],
  url: string,
): Promise<TermsArchive> {
  if (!slugs.includes(legalPageSlugs.terms)) return none;
  const id = new URL(url).searchParams.get(termsVersionKey);
  const [versions, selected] = await Promise.all([
    withUnavailableFallback(listTermsVersions(store), () => []),
    id === null ? null : getTermsVersion(store, id),
  ]);
  if (id !== null && selected === null) throw notFound();
  return { versions, selected };
}

import type { AppLoadContext } from '@remix-run/node';

/** A page for nobody but its customer: no search engine has business there. */
export function privateMeta({ t }: AppLoadContext, titleKey: string) {
  return { title: t(titleKey), robots: 'noindex' };
}

import type { LoaderFunctionArgs } from '@remix-run/node';
import { loadMainBranchOrNull } from '@vyloha/branches/server';
import { contentPageLoader, createContentPageLoader } from '@vyloha/content-blocks/server';
import { sellingPointSlugs } from '@vyloha/links';
import { expireOnChange } from './expire-on-change.server';

type ContentPageData = Awaited<ReturnType<typeof contentPageLoader>>;

/** The contacts have the main branch, whose opening status is true only for a time. */
async function withMainBranch({ context }: LoaderFunctionArgs, page: ContentPageData) {
  const main = page.hasContactForm ? await loadMainBranchOrNull(context) : null;
  return main === null ? { ...page, branch: null } : { ...page, ...expireOnChange(context, main) };
}

/** The text page whose slug is in the path, the contacts among them. */
export async function contentPageWithBranchLoader(args: LoaderFunctionArgs) {
  return withMainBranch(args, await contentPageLoader(args));
}

const loadContact = createContentPageLoader(sellingPointSlugs.contact);

/** The contacts at their own path. */
export async function contactPageLoader(args: LoaderFunctionArgs) {
  return withMainBranch(args, await loadContact(args));
}

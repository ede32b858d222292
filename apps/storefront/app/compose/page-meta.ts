import { isRouteErrorResponse } from '@remix-run/react';
import type { MetaDescriptor, MetaFunction } from '@remix-run/react';
import type { RootData } from './root-loader.server';

/** What a page's loader says about the page, in `meta`. */
export interface PageMeta {
  title: string;
  description?: string | null | undefined;
  keywords?: string | null | undefined;
  /** Own path with its query, or a whole address. */
  canonical?: string | null | undefined;
  robots?: string | null | undefined;
  /** Own path of the picture that is shown where the page is shared. */
  image?: string | null | undefined;
}

interface Site {
  name: string;
  origin: string;
}

function hasMeta(data: unknown): data is { meta: PageMeta } {
  return typeof data === 'object' && data !== null && 'meta' in data;
}

function metaTags(meta: PageMeta, { name, origin }: Site): MetaDescriptor[] {
  const title = meta.title === name ? name : `${meta.title} | ${name}`;
  const url = meta.canonical ? new URL(meta.canonical, origin).href : null;
  const image = meta.image ? new URL(meta.image, origin).href : null;
  const tags: (MetaDescriptor | null)[] = [
    { title },
    meta.description ? { name: 'description', content: meta.description } : null,
    meta.keywords ? { name: 'keywords', content: meta.keywords } : null,
    meta.robots ? { name: 'robots', content: meta.robots } : null,
    url === null ? null : { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: meta.title },
    { property: 'og:site_name', content: name },
    { property: 'og:type', content: 'website' },
    url === null ? null : { property: 'og:url', content: url },
    meta.description ? { property: 'og:description', content: meta.description } : null,
    image === null ? null : { property: 'og:image', content: image },
  ];
  return tags.filter((tag) => tag !== null);
}

/** What the tags of a page take from the root's data. */
interface SiteFacts {
  shell: Pick<RootData['shell'], 'shopName'>;
  config: Pick<RootData['config'], 'publicUrl'>;
  failureTitles: RootData['failureTitles'];
}

function failureTags(error: unknown, titles: RootData['failureTitles'] | undefined): MetaDescriptor[] {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const title = (isMissing ? titles?.missing : titles?.broken) ?? '';
  return [{ title }, { name: 'robots', content: 'noindex' }];
}

/** Title, description, canonical address and the rest, from what the page's loader says in `meta`. */
export function pageTags(data: unknown, error: unknown, root: SiteFacts | undefined): MetaDescriptor[] {
  if (root === undefined || error != null) return failureTags(error, root?.failureTitles);
  const site = { name: root.shell.shopName, origin: root.config.publicUrl };
  return hasMeta(data) ? metaTags(data.meta, site) : [{ title: site.name }];
}

/** The `meta` of every page. */
export const pageMeta: MetaFunction<unknown, { root: () => Promise<RootData> }> = ({ data, error, matches }) =>
  pageTags(data, error, matches.find(({ id }) => id === 'root')?.data);

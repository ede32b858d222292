import type { PageResponse } from '../shopper/plain-shopper';

const stripTags = (html: string) => html.replace(/<[^>]+>/g, ' ').trim();

/** Why a page is not readable in the shop's frame; null when it is. */
export function findPageProblem({ status, html }: Pick<PageResponse, 'status' | 'html'>): string | null {
  if (status === 0) return 'no answer';
  if (![200, 202, 404, 503].includes(status)) return `status ${status}`;
  for (const part of ['header', 'main', 'footer']) {
    if (!html.includes(`<${part}`)) return `status ${status} without <${part}>`;
  }
  const heading = stripTags(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '');
  if (heading === '') return `status ${status} without a heading`;
  return html.includes('rel="stylesheet"') || html.includes('<style') ? null : `status ${status} without style`;
}

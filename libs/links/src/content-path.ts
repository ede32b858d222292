import { paths } from './paths';
import type { RoutePatternName } from './route-patterns';

/** Content types that have a page of their own, and the route it is shown by. */
export const contentRoutes = {
  page: 'page-slug',
  content_page: 'all',
  branch: 'branch-slug',
  article: 'article-slug',
  article_category: 'articleList-slug',
} as const satisfies Record<string, RoutePatternName>;

export type ContentType = keyof typeof contentRoutes;

const pathOfContent: Readonly<Record<ContentType, (slug: string) => string>> = {
  page: paths.page,
  content_page: paths.category,
  branch: paths.branch,
  article: paths.article,
  article_category: (slug) => paths.articles({ slug }),
};

/** Tells whether content of this type has a page of its own. */
export function isContentType(type: string): type is ContentType {
  return Object.hasOwn(contentRoutes, type);
}

/** Address of a piece of content. */
export function contentPath(type: ContentType, slug: string): string {
  return pathOfContent[type](slug);
}

import { paths } from '@vyloha/links';
import type { ArticleCategory } from './article-category';

/** A link to a narrower list. */
export interface ListLink {
  title: string;
  to: string;
  isActive: boolean;
}

/**
 * Links of a list: all articles and the top-level categories; inside one of these its child
 * categories.
 */
export function toListLinks(
  categories: readonly ArticleCategory[],
  current: ArticleCategory | null,
  allTitle: string,
): ListLink[] {
  const toLink = ({ id, title, to }: { id: string; title: string; to: string }): ListLink => ({
    title,
    to,
    isActive: id === current?.id,
  });
  const masterId = current?.master?.id ?? current?.id;
  const children = categories.filter(({ master }) => master !== null && master.id === masterId);
  const allLink = { title: allTitle, to: paths.articles(), isActive: current === null };
  const topCategories = categories.filter(({ master }) => master === null);
  if (children.length === 0) return [allLink, ...topCategories.map(toLink)];
  return [allLink, ...topCategories.filter(({ id }) => id === masterId).map(toLink), ...children.map(toLink)];
}

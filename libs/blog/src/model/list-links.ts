import { paths } from '@vyloha/links';
import type { ArticleCategory } from './article-category';
import type { ListLink } from './article-pages';

/**
 * The ways on from a list: all articles and the categories that stand by themselves; inside one of these the categories
 * that belong to it.
 */
export function toListLinks(
  categories: readonly ArticleCategory[],
  current: ArticleCategory | null,
  all: string,
): ListLink[] {
  const toLink = ({ id, title, to }: { id: string; title: string; to: string }): ListLink => ({
    title,
    to,
    isActive: id === current?.id,
  });
  const masterId = current?.master?.id ?? current?.id;
  const children = categories.filter(({ master }) => master !== null && master.id === masterId);
  const first = { title: all, to: paths.articles(), isActive: current === null };
  const top = categories.filter(({ master }) => master === null);
  if (children.length === 0) return [first, ...top.map(toLink)];
  return [first, ...top.filter(({ id }) => id === masterId).map(toLink), ...children.map(toLink)];
}

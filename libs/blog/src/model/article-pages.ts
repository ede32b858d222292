import type { ArticleCard } from './article-card';
import type { TagLink } from './article-tag';
import type { Author } from './author';
import type { CategoryLink } from './category-link';
import type { PageTags } from './page-tags';
import type { ArticlePicture } from './wire-texts';

interface Crumb {
  title: string;
  to?: string;
}

/** A way to a narrower list. */
export interface ListLink {
  title: string;
  to: string;
  isActive: boolean;
}

/** What any list of articles is made of: all of them, a category, a tag. `Content` is what the blocks room loaded. */
export interface ArticleListPageData<Content> {
  title: string;
  perex: string | null;
  description: string | null;
  picture: ArticlePicture | null;
  breadcrumbs: readonly Crumb[];
  links: readonly ListLink[];
  articles: readonly ArticleCard[];
  page: number;
  totalPages: number;
  /** Below the list, on its first page. */
  content: Content;
  meta: PageTags;
}

export interface AuthorPageData<Content> {
  author: Pick<Author, 'name' | 'perex' | 'picture'>;
  articles: readonly ArticleCard[];
  page: number;
  totalPages: number;
  content: Content;
  meta: PageTags;
}

export interface ArticlePageData<Content> {
  title: string;
  perex: string | null;
  picture: ArticlePicture | null;
  /** ISO 8601. */
  datePublished: string;
  category: CategoryLink | null;
  author: Pick<Author, 'name' | 'perex' | 'picture' | 'to'> | null;
  tags: readonly TagLink[];
  content: Content;
  /** Others to read after this one. */
  related: readonly ArticleCard[];
  meta: PageTags;
}

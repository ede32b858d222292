import type { ArticleCard } from './article-card';
import type { TagLink } from './article-tag';
import type { Author } from './author';
import type { CategoryLink } from './category-link';
import type { MetaTags } from './meta-tags';
import type { ArticlePicture } from './localized-schemas';

interface Breadcrumb {
  title: string;
  to?: string;
}

/** A link to a narrower list. */
export interface ListLink {
  title: string;
  to: string;
  isActive: boolean;
}

/** Data of any list of articles: all, a category, a tag. `Content` is what content-blocks has loaded. */
export interface ArticleListPageData<Content> {
  title: string;
  perex: string | null;
  description: string | null;
  picture: ArticlePicture | null;
  breadcrumbs: readonly Breadcrumb[];
  links: readonly ListLink[];
  articles: readonly ArticleCard[];
  page: number;
  totalPages: number;
  /** Below the list, on its first page. */
  content: Content;
  meta: MetaTags;
}

export interface AuthorPageData<Content> {
  author: Pick<Author, 'name' | 'perex' | 'picture'>;
  articles: readonly ArticleCard[];
  page: number;
  totalPages: number;
  content: Content;
  meta: MetaTags;
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
  /** Related articles. */
  related: readonly ArticleCard[];
  meta: MetaTags;
}

import {
  ArticleListPage as ComposedList,
  ArticlePage as ComposedArticle,
  AuthorPage as ComposedAuthor,
} from '@vyloha/blog/ui';
import { productInText } from './product-in-text';

/** A list of articles with the catalog's product boxes in its blocks. */
export function ArticleListPage() {
  return <ComposedList productBox={productInText} />;
}

/** An article with the catalog's product boxes in its text. */
export function ArticlePage() {
  return <ComposedArticle productBox={productInText} />;
}

/** An author with the catalog's product boxes in their biography. */
export function AuthorPage() {
  return <ComposedAuthor productBox={productInText} />;
}

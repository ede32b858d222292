import type { WeakMatch } from '@vyloha/catalog';
import type { ContentKind, ResultKind } from './result-kinds';

/** A result that is not a product, in the shopper's language. */
export interface FoundLink {
  id: string;
  title: string;
  path: string;
  /** Its perex, if it has one. */
  perex: string | null;
}

/** A page of links of one kind. */
export interface FoundLinks {
  kind: ContentKind;
  links: readonly FoundLink[];
  /** Of all pages together. */
  total: number;
  /** Counted from 1. */
  page: number;
  totalPages: number;
}

/** What is offered when nothing was found. */
export interface NoResultsContent<Recommended> {
  departments: readonly { title: string; path: string }[];
  recommended: readonly Recommended[];
}

/** One page of search results. */
export interface SearchResults<Products, Recommended> {
  /** The kind of this page. */
  kind: ResultKind;
  /** Number of results by kind; kinds without any are left out. */
  totals: readonly { kind: ResultKind; total: number }[];
  /** Only on a page of products. */
  products: Products | null;
  /** The first results of all other kinds on the first page of products; else those of the page's kind. */
  content: readonly FoundLinks[];
  /** The corrected query; `null` when nothing was corrected. */
  searchedFor: string | null;
  /** How products were found that are not called so; null where they are. */
  weakMatch: WeakMatch | null;
  /** `null` when anything was found. */
  noResultsContent: NoResultsContent<Recommended> | null;
}

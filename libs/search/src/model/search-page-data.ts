import type { ContentKind, ResultKind } from './result-kinds';

/** Something that was found besides goods, in the shopper's language. */
export interface FoundLink {
  id: string;
  title: string;
  path: string;
  /** What it is about, where it says so. */
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
export interface WaysOn<Goods> {
  departments: readonly { title: string; path: string }[];
  recommended: readonly Goods[];
}

/** What a query finds, as far as one page shows it. */
export interface SearchResults<Products, Goods> {
  /** Of which kind the page is. */
  kind: ResultKind;
  /** How much of each kind there is; those without any are left out. */
  totals: readonly { kind: ResultKind; total: number }[];
  /** On a page of goods. */
  products: Products | null;
  /** The beginnings of all other kinds on the first page of goods; else the page's own kind. */
  content: readonly FoundLinks[];
  /** What was searched for in place of what was typed; `null` when it was that. */
  searchedFor: string | null;
  /** `null` when anything was found. */
  waysOn: WaysOn<Goods> | null;
}

/** What the results page is made of; `Products` is a page of goods, `Goods` those of a recommendation. */
export interface SearchPageData<Products, Goods> {
  /** As typed. */
  query: string;
  /** Words of it that were too short to search for. */
  ignoredWords: readonly string[];
  /** `null` when nothing could be searched for. */
  results: SearchResults<Products, Goods> | null;
  meta: { title: string };
}

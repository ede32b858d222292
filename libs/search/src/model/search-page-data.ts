/** Something that was found besides goods, in the shopper's language. */
export interface FoundLink {
  id: string;
  title: string;
  path: string;
}

/** Links of one kind. */
export interface FoundLinks {
  kind: 'categories' | 'articles' | 'questions' | 'menuItems';
  links: readonly FoundLink[];
  /** How many there are in all. */
  total: number;
}

/** What is offered when nothing was found. */
export interface WaysOn<Goods> {
  departments: readonly { title: string; path: string }[];
  recommended: readonly Goods[];
}

/** What the results page is made of; `Products` is a page of goods, `Goods` those of a recommendation. */
export interface SearchPageData<Products, Goods> {
  /** As typed. */
  query: string;
  /** Words of it that were too short to search for. */
  ignoredWords: readonly string[];
  /** `null` when nothing could be searched for. */
  results: {
    products: Products;
    content: readonly FoundLinks[];
    /** What was searched for in place of what was typed; `null` when it was that. */
    searchedFor: string | null;
    /** `null` when anything was found. */
    waysOn: WaysOn<Goods> | null;
  } | null;
  meta: { title: string };
}

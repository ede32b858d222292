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

/** What the results page is made of; `Products` is a page of goods. */
export interface SearchPageData<Products> {
  /** As typed. */
  query: string;
  /** Words of it that were too short to search for. */
  ignoredWords: readonly string[];
  /** `null` when nothing could be searched for. */
  results: { products: Products; content: readonly FoundLinks[] } | null;
  meta: { title: string };
}

export interface FoundCategoryLink {
  id: string;
  title: string;
  path: string;
}

/** What the results page is made of; `Products` is a page of goods. */
export interface SearchPageData<Products> {
  /** As typed. */
  query: string;
  /** Words of it that were too short to search for. */
  ignoredWords: readonly string[];
  /** `null` when nothing could be searched for. */
  results: { products: Products; categories: readonly FoundCategoryLink[] } | null;
  meta: { title: string };
}

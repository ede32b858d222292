/** Requested slice of the results, best first. */
export interface Slice {
  skip: number;
  limit: number;
}

/** Results of one kind. */
export interface SearchResult<Thing> {
  entities: Thing[];
  /** Total number of results. */
  total: number;
}

/** The requested slice of the results. */
export function takeSlice<Thing>(things: readonly Thing[], { skip, limit }: Slice): Thing[] {
  return things.slice(skip, skip + limit);
}

/** Which of the things that are found are wanted, best first. */
export interface Slice {
  skip: number;
  limit: number;
}

/** Things of one kind. */
export interface Found<Thing> {
  entities: Thing[];
  /** How much was found in all. */
  total: number;
}

/** The asked part of what was found. */
export function partOf<Thing>(things: readonly Thing[], { skip, limit }: Slice): Thing[] {
  return things.slice(skip, skip + limit);
}

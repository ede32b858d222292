import type { ProductLine } from './product-line-response';

/** A list among others. */
export interface ShoppingListSummary {
  id: string;
  name: string;
  itemCount: number;
}

export type ListItem = ProductLine & { id: string; isAvailable: boolean };

/** What anyone who has its link sees of a list. */
export interface SharedList {
  name: string;
  items: readonly ListItem[];
}

/** A list with its products at current prices. */
export interface ShoppingList extends SharedList {
  /** `null` for a wish list that does not exist yet. */
  id: string | null;
  /** Secret of its link; `null` while it is not shared. */
  shareToken: string | null;
}

import type { ProductLine } from './product-line-response';

/** A list among others. */
export interface ShoppingListSummary {
  id: string;
  name: string;
  itemCount: number;
}

/** A list with its products at current prices. */
export interface ShoppingList {
  /** `null` for a wish list that does not exist yet. */
  id: string | null;
  name: string;
  items: readonly (ProductLine & { id: string; isAvailable: boolean })[];
}

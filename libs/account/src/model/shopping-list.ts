import type { GoodsLine } from './goods-response';

/** A list among others. */
export interface ShoppingListHead {
  id: string;
  name: string;
  itemCount: number;
}

/** A list with its goods at prices of this moment. */
export interface ShoppingList {
  /** `null` for a wish list that was not begun. */
  id: string | null;
  name: string;
  items: readonly (GoodsLine & { id: string; isAvailable: boolean })[];
}

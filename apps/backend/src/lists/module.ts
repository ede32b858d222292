import { shoppingList, shoppingListItem } from './tables';
import { eq } from 'drizzle-orm';
import { defineModule } from '../server/modules/module';
import { listRoutes } from './list-routes';

const itemColumns = {
  listId: shoppingListItem.listId,
  variantId: shoppingListItem.variantId,
  amount: shoppingListItem.amount,
};

/** Wish lists and shopping lists. */
export const listsModule = defineModule({
  name: 'lists',
  tables: { shoppingList, shoppingListItem },
  routes: listRoutes,
  personalData: {
    tables: { shoppingList: { key: 'shoppingLists' } },
    export: async ({ db }, { id }) => {
      const isOwn = eq(shoppingList.customerId, id);
      const lists = await db.select().from(shoppingList).where(isOwn);
      const items = await db
        .select(itemColumns)
        .from(shoppingListItem)
        .innerJoin(shoppingList, eq(shoppingList.id, shoppingListItem.listId))
        .where(isOwn);
      const itemsOf = (id: string) => items.filter(({ listId }) => listId === id);
      return { shoppingLists: lists.map(({ shareToken: _, ...list }) => ({ ...list, items: itemsOf(list.id) })) };
    },
  },
});

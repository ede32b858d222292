import { contentEntry, contentPreview, menu, menuItem, redirect, urlRewrite } from './tables';
import { lt } from 'drizzle-orm';
import { defineModule } from '@vyloha/backend-kernel';
import { contentRoutes } from './content-routes';

/** Content of the shop: entries, menus, addresses and previews. */
export const contentModule = defineModule({
  name: 'content',
  tables: { contentEntry, contentPreview, menu, menuItem, redirect, urlRewrite },
  routes: contentRoutes,
  tidy: async (db, { now }) => {
    await db.delete(contentPreview).where(lt(contentPreview.expiresAt, now));
  },
});

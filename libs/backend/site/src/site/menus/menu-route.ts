import * as v from 'valibot';
import { defineRoute, notFound } from '@vyloha/backend-kernel';
import { loadMenu } from './load-menu';
import { menuSchema } from './menu-shapes';

export const menuRoute = defineRoute({
  method: 'GET',
  url: '/cms/menu-object/:code',
  readsReplica: true,
  summary: 'A menu with its links resolved in every language',
  params: v.object({ code: v.string() }),
  response: menuSchema,
  handler: async (ctx, { params }) => {
    const menu = await loadMenu(ctx, params.code);
    if (menu === null) throw notFound();
    return menu;
  },
});

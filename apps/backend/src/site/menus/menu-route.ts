import * as v from 'valibot';
import { notFound } from '../../server/http-error';
import { defineRoute } from '../../server/routes/route';
import { loadMenu } from './load-menu';
import { menuSchema } from './menu-shapes';

export const menuRoute = defineRoute({
  method: 'GET',
  url: '/cms/menu-object/:code',
  summary: 'A menu with its links resolved in every language',
  params: v.object({ code: v.string() }),
  response: menuSchema,
  handler: async (ctx, { params }) => {
    const menu = await loadMenu(ctx, params.code);
    if (menu === null) throw notFound();
    return menu;
  },
});

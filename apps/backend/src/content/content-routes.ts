import * as v from 'valibot';
import { notFound } from '../server/http-error';
import { defineRoute, type Route } from '../server/routes/route';
import { addressRoutes } from './addresses-routes';
import { graphqlRoutes } from './graphql/graphql-routes';
import { loadMenu } from './menus/load-menu';
import { globalsRoute } from './globals-route';
import { menuSchema } from './menus/menu-shapes';
import { previewRoutes } from './previews/preview-routes';
import { sitemapRoutes } from './sitemap/sitemap-routes';

const menuObject = defineRoute({
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

/** Editors' content by REST and GraphQL. */
export const contentRoutes: readonly Route[] = [
  globalsRoute,
  menuObject,
  ...addressRoutes,
  ...previewRoutes,
  ...sitemapRoutes,
  ...graphqlRoutes,
];

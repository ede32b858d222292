import { defineModule } from '@vyloha/backend-kernel';
import { graphqlRoutes } from './graphql/graphql-routes';
import { menuRoute } from './menus/menu-route';
import { searchRoutes } from './search/search-routes';
import { sitemapRoutes } from './sitemap/sitemap-routes';

/** What pages ask of content and catalogue together: GraphQL, menus, the search over everything, the sitemap. */
export const siteModule = defineModule({
  name: 'site',
  routes: [menuRoute, ...sitemapRoutes, ...graphqlRoutes, ...searchRoutes],
});

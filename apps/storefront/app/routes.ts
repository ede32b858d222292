import type { RouteConfig } from '@remix-run/route-config';
import { index, route } from '@remix-run/route-config';
import { wishListPath } from '@vyloha/account';
import { boxVariantsPath, moreProductsPath, recommendationsPath, visitedProductsPath } from '@vyloha/catalog';
import { paths, routePatterns, toRouteName } from '@vyloha/links';
import type { RoutePatternName } from '@vyloha/links';
import { preferencesPath } from '@vyloha/session';
import { closeNoticePath, menuPath, newsletterPath } from '@vyloha/shell';
import { framePath } from './compose/frame/frame';

/** A page of the specification, under the route name that links use. */
function page(name: RoutePatternName, file: string) {
  const pattern = routePatterns[name];
  return route(pattern === '/*' ? '*' : pattern, `routes/${file}`, { id: toRouteName(name) });
}

export default [
  page('index', 'home.tsx'),
  page('product-slug', 'product.tsx'),
  page('cancel-watch', 'cancel-watch.tsx'),
  page('search', 'search.tsx'),
  page('checkout', 'cart.tsx'),
  page('checkout-info', 'checkout-info.tsx'),
  page('checkout-methods', 'checkout-methods.tsx'),
  page('checkout-finish', 'checkout-finish.tsx'),
  page('checkout-import', 'checkout-import.tsx'),
  page('payment-callback', 'payment-callback.tsx'),
  page('payment-notify', 'payment-notify.ts'),
  page('login', 'login.tsx'),
  page('login-link', 'login-link.tsx'),
  page('register', 'register.tsx'),
  page('forgotten-password', 'forgotten-password.tsx'),
  page('reset-password', 'reset-password.tsx'),
  page('activate', 'activation.tsx'),
  page('auth-proxy', 'auth-proxy.ts'),
  route(routePatterns.user, 'routes/user/area.tsx', { id: 'user-area' }, [
    index('routes/user/index.ts', { id: toRouteName('user') }),
    page('user-dashboard', 'user/dashboard.tsx'),
    page('user-orders', 'user/orders.tsx'),
    page('user-order', 'user/order.tsx'),
    page('user-settings', 'user/settings.tsx'),
    page('user-password', 'user/password.tsx'),
    page('user-addresses', 'user/addresses.tsx'),
    page('user-shopping-lists', 'user/shopping-lists.tsx'),
    page('user-shopping-list', 'user/shopping-list.tsx'),
    page('user-favourites', 'user/favourites.tsx'),
    page('user-documents', 'user/documents.tsx'),
    page('user-returns', 'user/returns.tsx'),
    page('user-bulk-order', 'user/bulk-order.tsx'),
    route(`${routePatterns.user}/*`, 'routes/user/missing.tsx', { id: 'user-missing' }),
  ]),
  page('page-slug', 'content-page.tsx'),
  page('contact', 'contact.tsx'),
  page('about-purchase', 'about-purchase.tsx'),
  page('faq', 'faq.tsx'),
  page('guide', 'guide.tsx'),
  page('articleList', 'article-list.tsx'),
  page('articleTag-slug', 'article-tag.tsx'),
  page('articleList-slug', 'article-category.tsx'),
  page('articleList-slug-child', 'article-category.tsx'),
  page('article-slug', 'article.tsx'),
  page('author-slug', 'author.tsx'),
  page('eshop', 'eshop.tsx'),
  page('compare', 'compare.tsx'),
  page('glossary', 'glossary.tsx'),
  page('term-slug', 'term.tsx'),
  page('brands', 'brands.tsx'),
  page('branch-list', 'branch-list.ts'),
  page('branch-slug', 'branch.tsx'),
  page('sitemapconfig', 'sitemap-config.tsx'),
  page('blocksettings', 'blocksettings.tsx'),
  page('maintenance', 'maintenance.tsx'),
  page('all', 'catalog.tsx'),
  route(paths.logout(), 'routes/logout.ts'),
  route(framePath(':version'), 'routes/frame.ts'),
  route(wishListPath, 'routes/wish-list.ts'),
  route(boxVariantsPath, 'routes/box-variants.ts'),
  route(moreProductsPath, 'routes/more-products.ts'),
  route(recommendationsPath, 'routes/recommendations.ts'),
  route(visitedProductsPath, 'routes/visited-products.ts'),
  route(preferencesPath, 'routes/choices.ts'),
  route(closeNoticePath, 'routes/close-notice.ts'),
  route(menuPath, 'routes/menu.tsx'),
  route(newsletterPath, 'routes/newsletter.tsx'),
] satisfies RouteConfig;

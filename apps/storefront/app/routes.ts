import type { RouteConfig } from '@remix-run/route-config';
import { route } from '@remix-run/route-config';
import { paths, routePatterns, toRouteName } from '@vyloha/links';
import type { RoutePatternName } from '@vyloha/links';
import { choicesPath } from '@vyloha/session';
import { closeNoticePath } from '@vyloha/shell';

/** A page of the specification, under the name by which links know it. */
function page(name: RoutePatternName, file: string) {
  const pattern = routePatterns[name];
  return route(pattern === '/*' ? '*' : pattern, `routes/${file}`, { id: toRouteName(name) });
}

export default [
  page('index', 'home.tsx'),
  page('product-slug', 'product.tsx'),
  page('search', 'search.tsx'),
  page('checkout', 'cart.tsx'),
  page('checkout-info', 'checkout-info.tsx'),
  page('checkout-methods', 'checkout-methods.tsx'),
  page('checkout-finish', 'checkout-finish.tsx'),
  page('login', 'login.tsx'),
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
  page('glossary', 'glossary.tsx'),
  page('term-slug', 'term.tsx'),
  page('brands', 'brands.tsx'),
  page('branch-list', 'branch-list.ts'),
  page('branch-slug', 'branch.tsx'),
  page('sitemapconfig', 'sitemap-config.tsx'),
  page('blocksettings', 'blocksettings.tsx'),
  page('all', 'catalog.tsx'),
  route(paths.logout(), 'routes/logout.ts'),
  route(choicesPath, 'routes/choices.ts'),
  route(closeNoticePath, 'routes/close-notice.ts'),
] satisfies RouteConfig;

import { encodePath } from './encode-path';
import { routePatterns } from './route-patterns';
import { withQuery } from './with-query';

const segment = encodeURIComponent;

interface ProductPathOptions {
  /** Only when the selected variant is not the default one. */
  variantId?: string | null | undefined;
  forCredits?: boolean | undefined;
}

function product(slug: string, { variantId, forCredits }: ProductPathOptions = {}): string {
  return withQuery(`/produkt/${segment(slug)}`, {
    variant_id: variantId,
    for_credits: forCredits === true ? true : null,
  });
}

function articles(category?: { slug: string; child?: string | undefined }): string {
  if (category === undefined) return routePatterns.articleList;
  const parent = `${routePatterns.articleList}/${segment(category.slug)}`;
  return category.child === undefined ? parent : `${parent}/${segment(category.child)}`;
}

/** Every URL of the storefront. The only place where they are written out besides the route table. */
export const paths = {
  home: () => routePatterns.index,
  eshop: () => routePatterns.eshop,
  category: (path: string) => `/${encodePath(path)}`,
  product,
  /** Linked from e-mails: cancels the watch of a sold-out product. */
  cancelWatch: (token?: string) => withQuery(routePatterns['cancel-watch'], { token }),
  compare: () => routePatterns.compare,
  brands: () => routePatterns.brands,
  search: (query?: string) => withQuery(routePatterns.search, { q: query === '' ? null : query }),

  cart: () => routePatterns.checkout,
  checkoutInfo: () => routePatterns['checkout-info'],
  checkoutMethods: () => routePatterns['checkout-methods'],
  checkoutFinish: () => routePatterns['checkout-finish'],
  orderImport: () => routePatterns['checkout-import'],
  paymentCallback: () => routePatterns['payment-callback'],
  paymentNotify: () => routePatterns['payment-notify'],

  login: (redirectTo?: string) => withQuery(routePatterns.login, { redirectTo }),
  /** Where a login link is requested, and the target of the e-mailed one. */
  loginLink: () => routePatterns['login-link'],
  logout: () => '/odhlasit',
  register: () => routePatterns.register,
  activate: () => routePatterns.activate,
  forgottenPassword: () => routePatterns['forgotten-password'],
  resetPassword: () => routePatterns['reset-password'],
  authProxy: (token: string) => withQuery(routePatterns['auth-proxy'], { token }),
  user: () => routePatterns.user,
  dashboard: () => routePatterns['user-dashboard'],
  personalSettings: () => routePatterns['user-settings'],
  changePassword: () => routePatterns['user-password'],
  orders: () => routePatterns['user-orders'],
  order: (id: string) => `${routePatterns['user-orders']}/${segment(id)}`,
  shoppingLists: () => routePatterns['user-shopping-lists'],
  shoppingList: (id: string) => `${routePatterns['user-shopping-lists']}/${segment(id)}`,
  favourites: () => routePatterns['user-favourites'],
  addresses: () => routePatterns['user-addresses'],
  bulkOrder: () => routePatterns['user-bulk-order'],
  documents: () => routePatterns['user-documents'],
  returns: () => routePatterns['user-returns'],

  page: (slug: string) => `/stranka/${segment(slug)}`,
  articles,
  articleTag: (slug: string) => `${routePatterns.articleList}/stitek/${segment(slug)}`,
  article: (slug: string) => `/clanek/${segment(slug)}`,
  author: (slug: string) => `/autori/${segment(slug)}`,
  branches: () => withQuery(routePatterns.articleList, { seznam: 'pobocky' }),
  branch: (slug: string) => `/pobocky/${segment(slug)}`,
  glossary: () => routePatterns.glossary,
  term: (slug: string) => `${routePatterns.glossary}/${segment(slug)}`,
  faq: (questionId?: string) => routePatterns.faq + (questionId === undefined ? '' : `#${segment(questionId)}`),
  guide: () => routePatterns.guide,
  /** `about`: code of the product the question is about. */
  contact: ({ about }: { about?: string } = {}) => withQuery(routePatterns.contact, { zbozi: about }),
  aboutPurchase: () => routePatterns['about-purchase'],
  maintenance: () => routePatterns.maintenance,
  blockSettings: () => routePatterns.blocksettings,
  sitemapConfig: () => routePatterns.sitemapconfig,

  contentApi: () => '/api/content',
} as const;

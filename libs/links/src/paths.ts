import { fillPattern } from './fill-pattern';
import { endpointPatterns, routePatterns } from './route-patterns';
import { withQuery } from './with-query';

interface ProductPathOptions {
  /** Only when the selected variant is not the default one. */
  variantId?: string | null | undefined;
  forCredits?: boolean | undefined;
}

function product(slug: string, { variantId, forCredits }: ProductPathOptions = {}): string {
  return withQuery(fillPattern(routePatterns['product-slug'], { slug }), {
    variant_id: variantId,
    for_credits: forCredits === true ? true : null,
  });
}

/** @param number of the picture in the gallery of the variant, from 1 */
function productPicture(slug: string, number: number, variantId: string | null): string {
  const path = fillPattern(routePatterns['product-slug-picture'], { slug, number: String(number) });
  return withQuery(path, { variant_id: variantId });
}

/** @param number of the photograph in the review, from 1 */
function reviewPhoto(slug: string, reviewId: string, number: number): string {
  return withQuery(productPicture(slug, number, null), { fotky: reviewId });
}

function articles(category?: { slug: string; child?: string | undefined }): string {
  if (category === undefined) return routePatterns.articleList;
  const { slug, child } = category;
  return child === undefined
    ? fillPattern(routePatterns['articleList-slug'], { slug })
    : fillPattern(routePatterns['articleList-slug-child'], { slug, child });
}

/** The URLs of the storefront, made of their patterns; those of `accountPaths` besides. */
export const paths = {
  home: () => routePatterns.index,
  eshop: () => routePatterns.eshop,
  category: (path: string) => fillPattern(routePatterns.all, { path }),
  product,
  productPicture,
  reviewPhoto,
  /** Where a review, a question or an answer of a product is reported. */
  reportPost: (slug: string, id: string) => fillPattern(routePatterns['product-slug-report'], { slug, id }),
  /** Linked from e-mails: cancels the watch of a sold-out product. */
  cancelWatch: (token?: string) => withQuery(routePatterns['cancel-watch'], { token }),
  compare: () => routePatterns.compare,
  brands: () => routePatterns.brands,
  search: (query?: string) => withQuery(routePatterns.search, { q: query === '' ? null : query }),

  cart: () => routePatterns.checkout,
  checkoutInfo: () => routePatterns['checkout-info'],
  /** With a search for pick-up places of a shipper. */
  checkoutMethods: (search?: { shipperId: string; query: string } | null) =>
    withQuery(routePatterns['checkout-methods'], { doprava: search?.shipperId, misto: search?.query }),
  checkoutFinish: () => routePatterns['checkout-finish'],
  /** The order for whoever has its secret, also linked from e-mails. */
  orderByToken: (token: string) => fillPattern(routePatterns['order-by-token'], { token }),
  orderImport: () => routePatterns['checkout-import'],
  paymentCallback: () => routePatterns['payment-callback'],
  paymentNotify: () => routePatterns['payment-notify'],

  login: (redirectTo?: string) => withQuery(routePatterns.login, { redirectTo }),
  /** Where a login link is requested, and the target of the e-mailed one. */
  loginLink: () => routePatterns['login-link'],
  logout: () => endpointPatterns.logout,
  register: () => routePatterns.register,
  activate: () => routePatterns.activate,
  forgottenPassword: () => routePatterns['forgotten-password'],
  resetPassword: () => routePatterns['reset-password'],
  preview: (token?: string) => withQuery(routePatterns.preview, { token }),
  authProxy: (token: string) => withQuery(routePatterns['auth-proxy'], { token }),
  user: () => routePatterns.user,
  dashboard: () => routePatterns['user-dashboard'],
  personalSettings: () => routePatterns['user-settings'],
  changePassword: () => routePatterns['user-password'],
  orders: () => routePatterns['user-orders'],
  order: (id: string) => fillPattern(routePatterns['user-order'], { id }),
  shoppingLists: () => routePatterns['user-shopping-lists'],
  shoppingList: (id: string) => fillPattern(routePatterns['user-shopping-list'], { id }),
  /** Asks into which list; `amount` is in counted steps. */
  addToList: ({ productId, variantId, amount }: { productId: string; variantId: string; amount?: number }) =>
    withQuery(routePatterns['user-list-add'], { zbozi: productId, varianta: variantId, mnozstvi: amount }),
  favourites: () => routePatterns['user-favourites'],
  addresses: () => routePatterns['user-addresses'],
  bulkOrder: () => routePatterns['user-bulk-order'],
  returns: () => routePatterns['user-returns'],

  page: (slug: string) => fillPattern(routePatterns['page-slug'], { slug }),
  articles,
  articleTag: (slug: string) => fillPattern(routePatterns['articleTag-slug'], { slug }),
  article: (slug: string) => fillPattern(routePatterns['article-slug'], { slug }),
  author: (slug: string) => fillPattern(routePatterns['author-slug'], { slug }),
  branches: () => withQuery(routePatterns.articleList, { seznam: 'pobocky' }),
  branch: (slug: string) => fillPattern(routePatterns['branch-slug'], { slug }),
  glossary: () => routePatterns.glossary,
  term: (slug: string) => fillPattern(routePatterns['term-slug'], { slug }),
  faq: (questionId?: string) =>
    routePatterns.faq + (questionId === undefined ? '' : `#${encodeURIComponent(questionId)}`),
  guide: () => routePatterns.guide,
  /** `about`: code of the product the question is about. */
  contact: ({ about }: { about?: string } = {}) => withQuery(routePatterns.contact, { zbozi: about }),
  aboutPurchase: () => routePatterns['about-purchase'],
  maintenance: () => routePatterns.maintenance,
  /** Where everybody withdraws from a contract. */
  withdrawal: () => routePatterns.withdrawal,
  cookieSettings: () => routePatterns['cookie-settings'],
  blockSettings: () => routePatterns.blocksettings,
  sitemapConfig: () => routePatterns.sitemapconfig,

  menu: () => endpointPatterns.menu,
  newsletter: () => endpointPatterns.newsletter,
  /** Linked from e-mails: subscribes. */
  newsletterConfirm: (token?: string) => withQuery(routePatterns['newsletter-confirm'], { token }),
  /** With the token of a subscriber linked from e-mails, without it from pages; `step` says what a form of it has done. */
  newsletterUnsubscribe: ({ token, step }: { token?: string; step?: 'odeslano' | 'odhlaseno' } = {}) =>
    withQuery(routePatterns['newsletter-unsubscribe'], { token, stav: step }),
  /** Where forms and buttons post to. */
  preferences: () => endpointPatterns.preferences,
  closeNotice: () => endpointPatterns.closeNotice,
  wishList: () => endpointPatterns.wishList,
  bulkOrderRows: () => endpointPatterns.bulkOrderRows,
  checkoutChoices: () => endpointPatterns.checkoutChoices,
  /** What browsers request after the page. */
  frame: (version: string) => fillPattern(endpointPatterns.frame, { version }),
  boxVariants: () => endpointPatterns.boxVariants,
  moreProducts: () => endpointPatterns.moreProducts,
  popularSearches: () => endpointPatterns.popularSearches,
  productCount: () => endpointPatterns.productCount,
  recommendations: () => endpointPatterns.recommendations,
  suggestedOffers: () => endpointPatterns.suggestedOffers,
  visitedProducts: () => endpointPatterns.visitedProducts,
  addressAutocomplete: () => endpointPatterns.addressAutocomplete,
  companyByNumber: (number: string) => withQuery(endpointPatterns.companyByNumber, { ico: number }),
  vatNumberState: (number: string) => withQuery(endpointPatterns.vatNumberState, { cislo: number }),
  contentApi: () => endpointPatterns.contentApi,
} as const;

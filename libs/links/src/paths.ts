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

/** In lower case, as all paths. */
function claim(code: string): string {
  return fillPattern(routePatterns['user-claim'], { code: code.toLowerCase() });
}

/** Every URL of the storefront, made of its pattern. */
export const paths = {
  home: () => routePatterns.index,
  eshop: () => routePatterns.eshop,
  category: (path: string) => fillPattern(routePatterns.all, { path }),
  product,
  productPicture,
  reviewPhoto,
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
  /** What a passkey has to sign, to log in or to be added; by POST. */
  passkeyOptions: () => endpointPatterns.passkeyOptions,
  register: () => routePatterns.register,
  activate: () => routePatterns.activate,
  forgottenPassword: () => routePatterns['forgotten-password'],
  resetPassword: () => routePatterns['reset-password'],
  authProxy: (token: string) => withQuery(routePatterns['auth-proxy'], { token }),
  user: () => routePatterns.user,
  dashboard: () => routePatterns['user-dashboard'],
  approvals: () => routePatterns['user-approvals'],
  approval: (id: string) => fillPattern(routePatterns['user-approval'], { id }),
  company: () => routePatterns['user-company'],
  /** Linked from e-mails. */
  companyInvitation: (token?: string) => withQuery(routePatterns['company-invitation'], { token }),
  personalSettings: () => routePatterns['user-settings'],
  changePassword: () => routePatterns['user-password'],
  /** Also the target of the link that is mailed to the new e-mail. */
  changeEmail: () => routePatterns['user-email'],
  creditsHistory: () => routePatterns['user-credits'],
  privacy: () => routePatterns['user-privacy'],
  /** A file with everything the shop knows of the customer. */
  personalData: () => endpointPatterns.personalData,
  orders: () => routePatterns['user-orders'],
  order: (id: string) => fillPattern(routePatterns['user-order'], { id }),
  /** The products of an order as CSV, and their pictures as an archive. */
  orderItemsFile: (id: string) => fillPattern(endpointPatterns.orderItemsFile, { id }),
  orderPicturesFile: (id: string) => fillPattern(endpointPatterns.orderPicturesFile, { id }),
  shoppingLists: () => routePatterns['user-shopping-lists'],
  shoppingList: (id: string) => fillPattern(routePatterns['user-shopping-list'], { id }),
  /** Asks into which list; `amount` is in counted steps. */
  addToList: ({ productId, variantId, amount }: { productId: string; variantId: string; amount?: number }) =>
    withQuery(routePatterns['user-list-add'], { zbozi: productId, varianta: variantId, mnozstvi: amount }),
  /** A list for whoever has its secret; read only. */
  sharedList: (token: string) => fillPattern(routePatterns['shared-list'], { token }),
  favourites: () => routePatterns['user-favourites'],
  addresses: () => routePatterns['user-addresses'],
  bulkOrder: () => routePatterns['user-bulk-order'],
  documents: () => routePatterns['user-documents'],
  documentFile: (id: string, format: string) => fillPattern(endpointPatterns.documentFile, { id, format }),
  claims: () => routePatterns['user-claims'],
  newClaim: () => routePatterns['user-claim-new'],
  claim,
  claimProtocol: (code: string) => `${claim(code)}/protokol`,
  /** @param number of the photograph in the claim, from 1 */
  claimPhoto: (code: string, number: number) => `${claim(code)}/fotografie/${number}`,
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
  /** By a secret that opens the order. */
  withdrawalOrder: (token: string) => fillPattern(routePatterns['withdrawal-order'], { token }),
  blockSettings: () => routePatterns.blocksettings,
  sitemapConfig: () => routePatterns.sitemapconfig,

  menu: () => endpointPatterns.menu,
  newsletter: () => endpointPatterns.newsletter,
  /** Linked from e-mails: subscribes. */
  newsletterConfirm: (token?: string) => withQuery(routePatterns['newsletter-confirm'], { token }),
  /** Linked from e-mails. */
  newsletterUnsubscribe: (token?: string) => withQuery(routePatterns['newsletter-unsubscribe'], { token }),
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
  productCount: () => endpointPatterns.productCount,
  recommendations: () => endpointPatterns.recommendations,
  suggestedOffers: () => endpointPatterns.suggestedOffers,
  visitedProducts: () => endpointPatterns.visitedProducts,
  addressAutocomplete: () => endpointPatterns.addressAutocomplete,
  companyByNumber: (number: string) => withQuery(endpointPatterns.companyByNumber, { ico: number }),
  contentApi: () => endpointPatterns.contentApi,
} as const;

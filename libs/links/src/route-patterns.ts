/**
 * Every page of the storefront: internal route name to path pattern. Names are those of the specification where it
 * defines them (`all`, `page-slug`, `checkout-info` …); `:name` matches one segment, `*` the rest.
 */
export const routePatterns = {
  index: '/',
  activate: '/aktivovat',
  'auth-proxy': '/auth/proxy',
  blocksettings: '/blocksettings',
  articleList: '/clanky',
  eshop: '/eshop',
  search: '/hledat',
  contact: '/kontakt',
  checkout: '/kosik',
  faq: '/nejcastejsi-dotazy',
  guide: '/poradna',
  compare: '/porovnat',
  'login-link': '/prihlaseni-odkazem',
  login: '/prihlasit',
  register: '/registrovat',
  'reset-password': '/resetovat-heslo',
  sitemapconfig: '/sitemapconfig',
  preview: '/nahled',
  glossary: '/slovnik',
  maintenance: '/udrzba',
  'cookie-settings': '/nastaveni-cookies',
  'company-invitation': '/pozvanka-do-firmy',
  'cancel-watch': '/zrusit-hlidani',
  'newsletter-confirm': '/newsletter/potvrdit',
  'newsletter-unsubscribe': '/newsletter/odhlasit',
  user: '/uzivatel',
  'about-purchase': '/vse-o-nakupu',
  'forgotten-password': '/zapomenute-heslo',
  brands: '/znacky',
  'checkout-info': '/kosik/dodaci-udaje',
  'checkout-methods': '/kosik/doprava-a-platba',
  'checkout-finish': '/kosik/dokonceni',
  'checkout-import': '/kosik/import-objednavky',
  'payment-callback': '/checkout/payment/callback',
  'payment-notify': '/checkout/payment/notify',
  'user-dashboard': '/uzivatel/prehled',
  'user-company': '/uzivatel/firma',
  'user-approvals': '/uzivatel/ke-schvaleni',
  'user-approval': '/uzivatel/ke-schvaleni/:id',
  'user-schedules': '/uzivatel/pravidelne-objednavky',
  'user-schedule-new': '/uzivatel/pravidelne-objednavky/nova',
  'user-schedule': '/uzivatel/pravidelne-objednavky/:id',
  'user-settings': '/uzivatel/osobni-udaje',
  'user-orders': '/uzivatel/objednavky',
  'user-order': '/uzivatel/objednavky/:id',
  'user-email': '/uzivatel/zmena-emailu',
  'user-credits': '/uzivatel/kredity',
  'user-privacy': '/uzivatel/soukromi',
  'user-password': '/uzivatel/zmena-hesla',
  'user-shopping-lists': '/uzivatel/nakupni-seznamy',
  'user-list-add': '/uzivatel/nakupni-seznamy/pridat',
  'user-shopping-list': '/uzivatel/nakupni-seznamy/:id',
  'user-favourites': '/uzivatel/oblibene',
  'user-addresses': '/uzivatel/seznam-adres',
  'user-bulk-order': '/uzivatel/rychla-objednavka',
  'user-documents': '/uzivatel/dokumenty',
  'user-returns': '/uzivatel/vraceni-a-vymena',
  'user-claims': '/uzivatel/reklamace',
  'user-claim-new': '/uzivatel/reklamace/nova',
  'user-claim': '/uzivatel/reklamace/:code',
  'user-claim-protocol': '/uzivatel/reklamace/:code/protokol',
  'author-slug': '/autori/:slug',
  'article-slug': '/clanek/:slug',
  'articleTag-slug': '/clanky/stitek/:slug',
  'articleList-slug': '/clanky/:slug',
  'articleList-slug-child': '/clanky/:slug/:child',
  'order-by-token': '/objednavka/:token',
  'branch-list': '/pobocky',
  'branch-slug': '/pobocky/:slug',
  'product-slug': '/produkt/:slug',
  'product-slug-picture': '/produkt/:slug/obrazek/:number',
  'product-slug-report': '/produkt/:slug/nahlasit/:id',
  'shared-list': '/seznam/:token',
  'term-slug': '/slovnik/:slug',
  'page-slug': '/stranka/:slug',
  withdrawal: '/odstoupeni-od-smlouvy',
  'withdrawal-order': '/odstoupeni-od-smlouvy/objednavka/:token',
  claim: '/reklamace',
  'claim-order': '/reklamace/objednavka/:token',
  'order-claim': '/reklamace/objednavka/:token/:code',
  'order-claim-protocol': '/reklamace/objednavka/:token/:code/protokol',
  all: '/*',
} as const;

/**
 * What is requested besides those pages: forms and buttons post there, browsers load parts of a page, and operators
 * check the process. The specification has no names for them, and search engines never list them.
 */
export const endpointPatterns = {
  addressAutocomplete: '/naseptavac-adres',
  articlesFeed: '/clanky/rss.xml',
  boxVariants: '/varianty',
  bulkOrderRows: '/kosik/radky',
  checkoutChoices: '/kosik/rozdelane',
  personalData: '/uzivatel/moje-udaje.json',
  companyByNumber: '/kosik/firma',
  vatNumberState: '/kosik/dic',
  claimPhoto: '/uzivatel/reklamace/:code/fotografie/:number',
  closeNotice: '/zavrit',
  contentApi: '/api/content',
  documentFile: '/uzivatel/dokumenty/:id/:format',
  frame: '/ramec/:version',
  health: '/healthz',
  logout: '/odhlasit',
  measuring: '/mereni',
  menu: '/nabidka',
  moreProducts: '/dalsi-zbozi',
  newsletter: '/newsletter',
  orderClaimPhoto: '/reklamace/objednavka/:token/:code/fotografie/:number',
  orderCalendar: '/objednavka/:token/doruceni.ics',
  orderDocumentFile: '/objednavka/:token/dokumenty/:id/:format',
  orderItemsFile: '/uzivatel/objednavky/:id/zbozi',
  orderPicturesFile: '/uzivatel/objednavky/:id/obrazky',
  passkeyOptions: '/pristupovy-klic',
  popularSearches: '/oblibena-hledani',
  preferences: '/volby',
  productCount: '/pocet-zbozi',
  readiness: '/readyz',
  recommendations: '/doporucujeme',
  suggestedOffers: '/ceny-navrhu',
  visitedProducts: '/naposledy-prohlizene',
  wishList: '/prani',
} as const;

export type RoutePatternName = keyof typeof routePatterns;

function isRoutePatternName(name: string): name is RoutePatternName {
  return Object.hasOwn(routePatterns, name);
}

/** All names, in the order in which their patterns are matched. */
export function listRoutePatternNames(): RoutePatternName[] {
  return Object.keys(routePatterns).filter(isRoutePatternName);
}

/** The name of a route in backend data; all have a locale suffix. */
export function toRouteName(name: RoutePatternName): string {
  return `${name}___cs`;
}

/** The route of a name from the backend or the router; `null` for a name that is no page's. */
export function fromRouteName(routeName: string): RoutePatternName | null {
  const name = routeName.replace(/___cs$/, '');
  return name !== routeName && isRoutePatternName(name) ? name : null;
}

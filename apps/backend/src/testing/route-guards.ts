/**
 * What protects one shopper's data from others at a route:
 * everybody: it serves no data of a single shopper;
 * bearer: the login alone identifies the data, no id is taken from the caller;
 * cart: likewise, by the login or the guest's token;
 * own: it takes an id and looks only among the caller's own data;
 * secret: it takes an unguessable secret, which is the authorization;
 * command: only a command on the backend's machine may call it;
 * request: it takes an e-mail and responds the same whoever owns it.
 */
type RouteGuard = 'everybody' | 'bearer' | 'cart' | 'own' | 'secret' | 'command' | 'request';

const store = '/store/api/v1';
const lists = `${store}/user/shopping-lists`;

/** Every route of the backend, so that a new one has to declare how it is guarded. */
export const routeGuards: Readonly<Record<string, RouteGuard>> = {
  [`GET ${store}/globals`]: 'everybody',
  [`GET ${store}/currencies`]: 'everybody',
  [`GET ${store}/countries`]: 'everybody',
  [`GET ${store}/shippers`]: 'everybody',
  [`GET ${store}/branches`]: 'everybody',
  [`GET ${store}/shippers/:shipperId/branches/remoteId/:remoteId`]: 'everybody',
  [`GET ${store}/delivery-times`]: 'everybody',
  [`GET ${store}/cart`]: 'cart',
  [`POST ${store}/cart/items`]: 'cart',
  [`PATCH ${store}/cart/items/:id`]: 'own',
  [`DELETE ${store}/cart/items/:id`]: 'own',
  [`DELETE ${store}/cart/items`]: 'cart',
  [`POST ${store}/cart/items/batch`]: 'cart',
  [`GET ${store}/cart/shippers`]: 'cart',
  [`GET ${store}/cart/payments`]: 'cart',
  [`GET ${store}/order-gifts`]: 'cart',
  [`POST ${store}/cart/validate`]: 'cart',
  [`POST ${store}/cart/place`]: 'cart',
  [`GET ${store}/orders/token/:token`]: 'secret',
  // Knows no payment at all: see its file.
  [`POST ${store}/payments/notify`]: 'everybody',
  [`POST ${store}/order-statuses`]: 'command',
  [`POST ${store}/cart/place/settle`]: 'cart',
  [`GET ${store}/user/orders`]: 'bearer',
  [`GET ${store}/user/orders/code/:code`]: 'own',
  [`GET ${store}/user/orders/:id`]: 'own',
  'POST /store/api/oauth/login': 'request',
  'POST /store/api/oauth/logout': 'secret',
  [`GET ${store}/user`]: 'bearer',
  [`PATCH ${store}/user`]: 'bearer',
  [`GET ${store}/user/credits/amount`]: 'bearer',
  [`POST ${store}/register`]: 'request',
  [`POST ${store}/register/confirm`]: 'secret',
  [`POST ${store}/user/activation`]: 'bearer',
  [`POST ${store}/activate`]: 'bearer',
  [`POST ${store}/forgot-password`]: 'request',
  [`POST ${store}/reset-password`]: 'secret',
  [`PATCH ${store}/user/password`]: 'bearer',
  [`POST ${store}/login-links`]: 'request',
  'POST /store/api/oauth/login-link': 'secret',
  [`POST ${store}/login-tokens`]: 'command',
  'POST /store/api/oauth/login-as': 'secret',
  [`GET ${store}/user/addresses`]: 'bearer',
  [`POST ${store}/user/addresses`]: 'bearer',
  [`PATCH ${store}/user/addresses/:id`]: 'own',
  [`DELETE ${store}/user/addresses/:id`]: 'own',
  [`GET ${store}/user/documents`]: 'bearer',
  [`GET ${store}/user/returns`]: 'bearer',
  [`GET ${lists}`]: 'bearer',
  [`POST ${lists}`]: 'bearer',
  [`GET ${lists}/:id`]: 'own',
  [`GET ${lists}/code/:code`]: 'bearer',
  [`DELETE ${lists}/:id`]: 'own',
  [`POST ${lists}/code/wishlist/items`]: 'bearer',
  [`POST ${lists}/:id/items`]: 'own',
  [`DELETE ${lists}/:id/items/:itemId`]: 'own',
  'GET /cms/catalog/product': 'everybody',
  [`GET ${store}/products/:id`]: 'everybody',
  'GET /cms/catalog/category': 'everybody',
  [`GET ${store}/product-categories`]: 'everybody',
  'GET /cms/api/catalog/v2/state': 'everybody',
  [`GET ${store}/products/:id/reviews`]: 'everybody',
  // A logged-in customer changes only the own review; a guest none.
  [`POST ${store}/products/:id/reviews`]: 'cart',
  [`GET ${store}/products/:id/comments`]: 'everybody',
  [`POST ${store}/moderation/latest`]: 'command',
  [`POST ${store}/moderation/visibility`]: 'command',
  [`POST ${store}/moderation/questions`]: 'command',
  [`POST ${store}/moderation/answers`]: 'command',
  [`POST ${store}/products/:id/watchers`]: 'request',
  [`POST ${store}/watchers/cancel`]: 'secret',
  'GET /cms/catalog/recommendations': 'everybody',
  'GET /cms/menu-object/:code': 'everybody',
  'GET /cms/url-rewrite': 'everybody',
  'GET /cms/redirect': 'everybody',
  'GET /cms/sitemap': 'everybody',
  'GET /cms/sitemap/:type': 'everybody',
  'GET /cms/graphql': 'everybody',
  'POST /cms/graphql': 'everybody',
  'GET /cms/search': 'everybody',
  'GET /cms/image/:fileKey': 'everybody',
  [`POST ${store}/newsletter/subscribe`]: 'request',
  [`POST ${store}/contact-form`]: 'everybody',
  [`POST ${store}/backups`]: 'command',
  [`POST ${store}/imports`]: 'command',
  [`POST ${store}/prices-and-stock`]: 'command',
};

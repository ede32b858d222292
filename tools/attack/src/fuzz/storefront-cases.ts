import { createAttack } from './attack';
import type { Attack } from './attack';
import { deepArray, deepJson } from './hostile-values';
import type { StorefrontMap } from './storefront-map';

const form = (fields: [string, string][]) => ({ kind: 'form', fields }) as const;
const json = (text: string, encoding?: string) =>
  ({ kind: 'text', contentType: 'application/json', text, ...(encoding !== undefined && { encoding }) }) as const;
const post = (name: string, path: string, body: Attack['body'], parts: Partial<Attack> = {}) =>
  createAttack(name, { method: 'POST', path, body, ...parts });
const get = (name: string, path: string, parts: Partial<Attack> = {}) => createAttack(name, { path, ...parts });
const megabytes = (count: number) => 'x'.repeat(count * 1024 * 1024);

const formCases: Attack[] = [
  post('a form with an index as long as the heap', '/prihlasit', form([['email[99999999]', 'x']])),
  post('a form with an index that takes seconds', '/kontakt', form([['name[9999999]', 'x']])),
  post('a form of 64 000 empty fields', '/prihlasit', form(Array.from({ length: 64_000 }, () => ['a', '']))),
  post('a form with names that nest', '/registrovat', form([[`a${'.b'.repeat(2_000)}`, 'x']])),
  post('a form with an intent from outside', '/prihlasit', form([['__intent__', '{"type":"insert","payload":{}}']])),
  post('a form with a state from outside', '/prihlasit', form([['__state__', '{']])),
  post('a secret longer than any', '/zrusit-hlidani', form([['token', 'x'.repeat(5_000)]])),
  post('a compare list longer than a cookie', '/porovnat', form([['add', 'p-zavesny-kvetinac-tun']]), {
    cookies: [['vyloha_compare', 'a'.repeat(3_600)]],
  }),
  post('a compare list of blanks longer than a cookie', '/porovnat', form([['add', 'p-zavesny-kvetinac-tun']]), {
    cookies: [['vyloha_compare', `${'%20'.repeat(1_200)}a`]],
  }),
  post(
    'gifts longer than a cookie',
    '/kosik',
    form([
      ['intent', 'gift'],
      ['giftId', 'v-x'],
      ['isChosen', 'true'],
    ]),
    {
      cookies: [['vyloha_gifts', 'a'.repeat(3_600)]],
    },
  ),
  post('a form of 10 MB', '/kontakt', form([['message', megabytes(10)]])),
  post('a form that is multipart and broken', '/prihlasit', {
    kind: 'text',
    contentType: 'multipart/form-data; boundary=x',
    text: '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\n',
  }),
  post('a form that is multipart without a boundary', '/prihlasit', {
    kind: 'text',
    contentType: 'multipart/form-data',
    text: 'x',
  }),
  ...['/kosik', '/uzivatel', '/hledat', '/produkt', '/stranka', '/clanky', '/znacky'].map((path) =>
    get(`NUL behind ${path}`, `${path}%00`),
  ),
  get('NUL as a slug', '/produkt/%00'),
  get('NUL in a search', '/hledat', { query: [['q', '%00']] }),
  ...['1e300-1e301', '2147483648-2147483649', '0-99999999999999999999', '-1e308-1'].map((price) =>
    get(`a price range of ${price}`, '/zahrada', { query: [['cena', price]] }),
  ),
  get('a page number beyond int4', '/zahrada', { query: [['p', '2147483648']] }),
];

const contentCases: Attack[] = [
  post('content: not JSON', '/api/content', json('{')),
  post('content: deep JSON', '/api/content', json(deepJson(1_500))),
  post('content: a deep list', '/api/content', json(`{"documentId":"x","variables":{"a":${deepArray(1_500)}}}`)),
  post('content: oversized', '/api/content', json(`{"documentId":"${'x'.repeat(20_000)}"}`)),
  post('content: said to be gzip', '/api/content', json('x', 'gzip')),
  post('content: said to be br', '/api/content', json('x', 'br')),
  post('content: of an unknown encoding', '/api/content', json('{}', 'nothing')),
  post('content: of an unknown charset', '/api/content', {
    kind: 'text',
    contentType: 'application/json; charset=x',
    text: '{}',
  }),
];

const targetCases: Attack[] = [
  get('Host with a user', '/kosik', { host: 'a@b' }),
  get('Host with a port beyond ports', '/kontakt', { host: 'x:99999' }),
  get('Host of brackets', '/kontakt', { host: '[' }),
  post('a form to a Host with a user', '/prihlasit', form([['email', 'x']]), { host: 'a@b' }),
  createAttack('target *', { method: 'OPTIONS', path: '*' }),
  get('target * of GET', '*'),
  get('an absolute target', 'http://evil.test/kosik/'),
  get('an absolute target in capitals', 'http://evil.test/KOSIK'),
  get('an absolute target of two slashes', 'http://evil.test//x/'),
  get('a target without a slash', 'kosik'),
  get('two slashes', '//evil.test/'),
  get('two slashes encoded', '/%2Fevil.test/'),
  get('a backslash', '/\\evil.test/'),
  get('a backslash encoded', '/%5C'),
  get('a backslash encoded before a host', '/%5Cevil.test/'),
];

function pageCases(product: string): Attack[] {
  return [
    ...['TRACE', 'PROPFIND', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].map((method) =>
      createAttack(`${method} of a page`, { method, path: product }),
    ),
    get('a cookie that cannot be sent on', product, {
      cookies: [
        ['vyloha_token', '%C5%99'],
        ['vyloha_variant', 'b2b'],
        ['vyloha_groups', 'business'],
      ],
    }),
    get('a guest cart that cannot be sent on', '/kosik', { cookies: [['vyloha_guest_cart', '%C5%99']] }),
    get('a session of nobody', '/', { cookies: [['vyloha_session', 'x'.repeat(500)]] }),
    get('a checkout of nobody', '/kosik/dodaci-udaje', { cookies: [['vyloha_checkout', 'x'.repeat(500)]] }),
    get('a redirect after login to elsewhere', '/prihlasit', { query: [['redirectTo', '//evil.test']] }),
    get('an unreadable address', '/%'),
    get('an unreadable address of data', '/%.data'),
    get('routes of data that do not exist', '/kosik.data', { query: [['_routes', 'x,__proto__']] }),
    get('a manifest of nothing', '/__manifest', {
      query: [
        ['p', '//'],
        ['version', 'x'],
      ],
    }),
    get('a token of a login that nobody made', '/auth/proxy', { query: [['token', 'x']] }),
    get('a picture of no size', '/img/x', {
      query: [
        ['width', '1e300'],
        ['height', '-1'],
      ],
    }),
  ];
}

/** Earlier findings in the storefront; each is sent in every run. */
export function storefrontCases({ products: [product = '/'] }: Pick<StorefrontMap, 'products'>): Attack[] {
  return [...formCases, ...contentCases, ...targetCases, ...pageCases(product)];
}

/** Paths that return 503 on purpose. */
export const isExpectedUnavailable = ({ path }: Attack) => /^\/+udrzba/i.test(path);

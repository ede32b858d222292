import { createAttack } from './attack';
import type { Attack } from './attack';
import { deepArray, deepJson } from './hostile-values';

const json = (text: string, encoding?: string) =>
  ({ kind: 'text', contentType: 'application/json', text, ...(encoding !== undefined && { encoding }) }) as const;
const get = (name: string, path: string, query: [string, string][] = []) => createAttack(name, { path, query });
const post = (name: string, path: string, body: Attack['body']) => createAttack(name, { method: 'POST', path, body });
const state = '/cms/api/catalog/v2/state';
const graphql = '/cms/graphql';
const listing = (name: string, scope: string) =>
  get(name, state, [['scope', Buffer.from(scope).toString('base64url')]]);
const typename = encodeURIComponent('{ __typename }');
const withId = encodeURIComponent('query x($a: [ID!]) { category(_id: $a) { _id } }');

/** Earlier findings in the backend; each is sent in every run. */
export const backendCases: readonly Attack[] = [
  listing('a price range beyond numbers', '{"price":{"from":1e300,"to":1e301}}'),
  listing('a price range beyond int4', '{"price":{"from":2147483648}}'),
  listing('a price range below int4', '{"price":{"from":-2147483649}}'),
  listing('a price range of a filter beyond numbers', '{"filters":{"x":{"from":1e300,"to":-1e300}}}'),
  listing('a page beyond int4', '{"page":2147483648}'),
  listing('a scope with NUL', '{"query":"\\u0000","category":"\\u0000"}'),
  listing('a scope with __proto__', '{"__proto__":{"x":1},"filters":{"__proto__":["x"]}}'),
  get('a scope of deep JSON', state, [['scope', Buffer.from(deepArray(3_000)).toString('base64url')]]),
  get('a scope that is no JSON', state, [['scope', 'x']]),
  createAttack('HEAD of GraphQL', { method: 'HEAD', path: graphql }),
  post('a body of deep JSON', '/store/api/v1/contact-form', json(deepJson(2_000))),
  post('a body of a deep list', '/store/api/v1/cart/items', json(deepArray(2_000))),
  post('a body of 200 000 levels', '/store/api/v1/cart/items', json(deepArray(200_000))),
  post('a body of NaN', '/store/api/v1/cart/items', json('NaN')),
  post('a body of nothing', '/store/api/v1/cart/items', json('')),
  post('a body with __proto__', '/store/api/v1/cart/items', json('{"__proto__":{"id":"x"},"amount":1}')),
  post('a body of 2 MB', '/store/api/v1/contact-form', json(`"${'x'.repeat(2 * 1024 * 1024)}"`)),
  post('a body of 10 MB', '/store/api/v1/contact-form', json(`"${'x'.repeat(10 * 1024 * 1024)}"`)),
  post('a body said to be gzip', '/store/api/v1/contact-form', json('{}', 'gzip')),
  post('a body that is no JSON', '/store/api/v1/contact-form', {
    kind: 'text',
    contentType: 'text/plain',
    text: 'x',
  }),
  post('a batch of a deep list', '/store/api/v1/cart/items/batch', json(`{"items":${deepArray(2_000)}}`)),
  get('GraphQL: variables=NaN', graphql, [
    ['query', typename],
    ['variables', 'NaN'],
  ]),
  get('GraphQL: variables of a list', graphql, [
    ['query', typename],
    ['variables', '[]'],
  ]),
  get('GraphQL: extensions=x', graphql, [
    ['query', typename],
    ['extensions', 'x'],
  ]),
  get('GraphQL: no query', graphql),
  get('GraphQL: NUL in the address', graphql, [
    ['query', withId],
    ['variables', encodeURIComponent('{"a":["\\u0000"]}')],
  ]),
  post(
    'GraphQL: NUL in variables',
    graphql,
    json(JSON.stringify({ query: 'query x($a: [ID!]) { category(_id: $a) { _id } }', variables: { a: ['\0'] } })),
  ),
  post('GraphQL: NUL in the query', graphql, json(JSON.stringify({ query: '{ category(_id: ["\\u0000"]) { _id } }' }))),
  post(
    'GraphQL: numbers beyond int4',
    graphql,
    json(JSON.stringify({ query: '{ faq_question(skip: 2147483648, limit: 2147483648) { _id } }' })),
  ),
  post(
    'GraphQL: skip below nothing',
    graphql,
    json(JSON.stringify({ query: '{ faq_question(skip: -1, limit: -1) { _id } }' })),
  ),
  post('GraphQL: deep variables', graphql, json(`{"query":"{ __typename }","variables":{"a":${deepArray(2_000)}}}`)),
  post('GraphQL: a deep query', graphql, json(JSON.stringify({ query: '{a'.repeat(5_000) }))),
  post(
    'GraphQL: a batch',
    graphql,
    json(JSON.stringify(Array.from({ length: 100 }, () => ({ query: '{ __typename }' })))),
  ),
  post(
    'GraphQL: 2 000 aliases',
    graphql,
    json(JSON.stringify({ query: `{ ${Array.from({ length: 2_000 }, (_, at) => `a${at}: __typename`).join(' ')} }` })),
  ),
  post(
    'GraphQL: a fragment of itself',
    graphql,
    json(JSON.stringify({ query: 'fragment a on Query { ...a } { ...a }' })),
  ),
  post('GraphQL: not JSON', graphql, json('{')),
  post('GraphQL: multipart', graphql, {
    kind: 'text',
    contentType: 'multipart/form-data; boundary=x',
    text: '--x--',
  }),
  get('an unreadable address', '/cms/menu-object/%'),
  get('NUL in an address', '/cms/menu-object/%00'),
  get('NUL in a query', '/cms/search', [['q', '%00']]),
  get('a limit beyond numbers', '/cms/search', [
    ['q', 'a'],
    ['limit', '1e300'],
  ]),
  get('a very long word', '/cms/search', [['q', 'a'.repeat(7_000)]]),
  get('10 000 ids', '/cms/catalog/product', [['ids', Array.from({ length: 2_000 }, () => 'x').join(',')]]),
  get('a picture of a path', '/cms/image/..%2F..%2Fetc%2Fpasswd', [['width', '100']]),
  get('a picture beyond sizes', '/cms/image/x', [
    ['width', '1e300'],
    ['height', '-1'],
  ]),
  get('a sitemap beyond its end', '/cms/sitemap/product', [['page', '2147483648']]),
  get('an order token of NUL', '/store/api/v1/orders/token/%00'),
  createAttack('TRACE', { method: 'TRACE', path: '/cms/search' }),
  createAttack('target *', { method: 'OPTIONS', path: '*' }),
  get('an absolute target', 'http://evil.test/cms/search'),
];

import { headerNames } from '@vyloha/contract';
import { scopeOf } from '../shop/world';
import { mapKey, type Fault, type FaultyAnswer, type FaultyRequest } from './fault';

const store = '/store/api/v1';
const header = (name: keyof typeof headerNames) => headerNames[name].toLowerCase();

type Applies = (request: FaultyRequest) => boolean;
const at =
  (method: string, pattern: RegExp): Applies =>
  (request) =>
    request.method === method && pattern.test(request.path.split('?')[0] ?? '');
const anyCall: Applies = () => true;

/** Changes the answers of some calls. */
const changing =
  (applies: Applies, change: (answer: FaultyAnswer, request: FaultyRequest) => Partial<FaultyAnswer>): Fault['serve'] =>
  async (request, send) => {
    const answer = await send(request);
    return applies(request) ? { ...answer, ...change(answer, request) } : answer;
  };

/** Drops a header of some calls. */
const withoutHeader =
  (name: string, applies: Applies): Fault['serve'] =>
  (request, send) => {
    if (!applies(request)) return send(request);
    return send({
      ...request,
      headers: Object.fromEntries(Object.entries(request.headers).filter(([key]) => key !== name)),
    });
  };

const plus = (amount: number) => (value: unknown) =>
  typeof value === 'number' ? Number((value + amount).toFixed(2)) : value;

/** What a fault remembers is that of one run. */
function remembering(make: () => Fault['serve']): Fault['serve'] {
  let serve: Fault['serve'] | null = null;
  return (request, send) => {
    serve ??= make();
    return serve(request, send);
  };
}

const pagination = { total: 0, page: 1, perPage: 20, totalPages: 0 };

/** Each breaks one thing between the suite and the backend. */
export const faults: readonly Fault[] = [
  {
    name: 'a price is off by one haléř',
    operation: 'POST cart/items',
    title: 'the line costs the price',
    serve: changing(at('GET', /\/cart$/), ({ json }) => ({ json: mapKey(json, 'unitWithTax', plus(0.01)) })),
  },
  {
    name: 'the tax is missing',
    operation: 'GET products/{id}',
    title: 'the rate make the price',
    serve: changing(at('GET', /\/catalog\/product$/), ({ json }) => ({
      json: mapKey(json, 'unitWithoutTax', (_, prices) => prices['unitWithTax']),
    })),
  },
  {
    name: 'the currency is ignored',
    operation: 'GET globals',
    title: 'X-Currency',
    serve: withoutHeader(header('currency'), anyCall),
  },
  {
    name: 'a repeated attempt is a second order',
    operation: 'POST cart/place',
    title: 'whatever is in the cart by then',
    serve: withoutHeader(header('idempotencyKey'), at('POST', /\/cart\/place$/)),
  },
  {
    name: 'an order is readable for other customers',
    operation: 'GET user/orders/{id}',
    serve: remembering(() => {
      const tokens = new Set<string>();
      return async (request, send) => {
        const token = request.headers[header('authorization')];
        if (token !== undefined) tokens.add(token);
        const answer = await send(request);
        if (answer.status !== 404 || !at('GET', /\/user\/orders\/[^/]+$/)(request)) return answer;
        for (const other of tokens) {
          const theirs = await send({ ...request, headers: { ...request.headers, [header('authorization')]: other } });
          if (theirs.status === 200) return theirs;
        }
        return answer;
      };
    }),
  },
  {
    name: 'an empty list instead of 404',
    operation: 'GET products/{id}/comments',
    serve: changing(at('GET', /\/comments$/), ({ status }) =>
      status === 404 ? { status: 200, json: { data: [], meta: { pagination } } } : {},
    ),
  },
  {
    name: '500 instead of 400',
    operation: 'POST cart/items',
    title: 'malformed',
    serve: changing(anyCall, ({ status }) => (status === 400 ? { status: 500 } : {})),
  },
  {
    name: 'a page too many',
    operation: 'GET countries',
    serve: changing(at('GET', /\/countries$/), ({ json }) => ({ json: mapKey(json, 'totalPages', plus(1)) })),
  },
  {
    name: 'the stock is ignored by the cart',
    operation: 'POST cart/items',
    title: 'more than is in stock',
    serve: async (request, send) => {
      const answer = await send(request);
      if (answer.status !== 409 || !at('POST', /\/cart\/items$/)(request)) return answer;
      return send({ ...request, body: request.body.replace(/"amount":\d+/, '"amount":1') });
    },
  },
  {
    name: 'more is sold than there is',
    operation: 'POST cart/place',
    title: '50 at once',
    serve: remembering(() => {
      let placed: FaultyAnswer | null = null;
      return async (request, send) => {
        const answer = await send(request);
        if (!at('POST', /\/cart\/place$/)(request)) return answer;
        if (answer.status === 200) placed = answer;
        return answer.status === 409 && placed !== null ? placed : answer;
      };
    }),
  },
  {
    name: 'errors have another shape',
    operation: 'GET cart',
    title: 'forged',
    serve: changing(anyCall, ({ status, json }) =>
      status >= 400 ? { json: { error: mapKey(json, 'errors', String) } } : {},
    ),
  },
  {
    name: 'a field is dropped',
    operation: 'GET products/{id}',
    title: 'costs the same as in a list',
    serve: changing(at('GET', new RegExp(`^${store}/products/[^/]+$`)), ({ json }) => ({
      json: mapKey(json, 'availability', () => undefined),
    })),
  },
  {
    name: 'JSON is sent as HTML',
    operation: 'GET currencies',
    serve: changing(at('GET', /\/currencies$/), ({ headers }) => ({
      headers: { ...headers, 'content-type': 'text/html' },
    })),
  },
  {
    name: 'guests have the cart of another guest',
    operation: 'GET cart',
    title: 'nobody else',
    serve: remembering(() => {
      let first: string | null = null;
      return (request, send) => {
        const token = request.headers[header('guestCart')];
        if (token === undefined) return send(request);
        first ??= token;
        return send({ ...request, headers: { ...request.headers, [header('guestCart')]: first } });
      };
    }),
  },
  {
    name: 'the language is ignored',
    operation: 'GET shippers',
    title: 'X-Locale',
    serve: withoutHeader(header('locale'), anyCall),
  },
  {
    name: 'a private answer is cached for everybody',
    operation: 'GET user',
    title: 'two customers',
    serve: remembering(() => {
      let cached: FaultyAnswer | null = null;
      return async (request, send) => {
        if (!at('GET', /\/user$/)(request)) return send(request);
        cached ??= await send(request);
        return cached;
      };
    }),
  },
  {
    name: 'a cart may be cached by anybody',
    operation: 'GET cart',
    title: 'never cached',
    serve: changing(at('GET', /\/cart$/), ({ headers }) => ({
      headers: { ...headers, 'cache-control': 'public, max-age=60' },
    })),
  },
  {
    name: 'a repeated batch is added twice',
    operation: 'POST cart/items/batch',
    title: 'Idempotency-Key',
    serve: withoutHeader(header('idempotencyKey'), at('POST', /\/batch$/)),
  },
  {
    name: 'a filter of a listing is ignored',
    operation: 'GET /cms/api/catalog/v2/state',
    title: 'price range',
    serve: (request, send) =>
      send(
        at('GET', /\/state$/)(request)
          ? { ...request, path: `${request.path.split('?')[0] ?? ''}?scope=${scopeOf({})}` }
          : request,
      ),
  },
  {
    name: 'the total of an order lacks the shipping',
    operation: 'POST cart/place',
    title: 'with shipping and payment',
    serve: changing(at('POST', /\/cart\/place$/), ({ json }) => ({
      json: mapKey(json, 'prices', (prices) =>
        mapKey(prices, 'totalWithTax', (total, { shipperPriceWithTax }) =>
          typeof shipperPriceWithTax === 'number' ? plus(-shipperPriceWithTax)(total) : total,
        ),
      ),
    })),
  },
  {
    name: 'an error tells who has an account',
    operation: 'POST /store/api/oauth/login',
    title: 'alike',
    serve: changing(at('POST', /\/login$/), ({ status, json }, { body }) =>
      status === 422 ? { json: mapKey(json, 'title', () => body) } : {},
    ),
  },
  {
    name: 'null instead of a list',
    operation: 'POST cart/validate',
    serve: changing(at('POST', /\/validate$/), ({ json }) => ({ json: mapKey(json, 'errors', () => null) })),
  },
  {
    name: 'a login lives on after the logout',
    operation: 'POST /store/api/oauth/logout',
    serve: async (request, send) => {
      if (!at('POST', /\/logout$/)(request)) return send(request);
      return { status: 200, headers: { 'content-type': 'application/json' }, json: { data: {} } };
    },
  },
  {
    name: 'products are listed in another order than that of the ids',
    operation: 'GET /cms/catalog/product',
    title: 'keeps the order',
    serve: changing(at('GET', /\/catalog\/product$/), ({ json }) => ({
      json: mapKey(json, 'entities', (list) => (Array.isArray(list) ? [...list].reverse() : list)),
    })),
  },
];

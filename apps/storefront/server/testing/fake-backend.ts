import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { aWireCart } from './a-wire-cart';
import { faults } from './faults';
import type { FaultName } from './faults';
import { startServer } from './start-server';
import type { RunningServer } from './start-server';

/** A recorded call of the storefront. */
export interface RecordedCall {
  method: string;
  /** Path and query. */
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

interface FakeResponse {
  status: number;
  /** A body, or a function of the query that returns it. */
  body: unknown;
}

export interface FakeBackend extends RunningServer {
  calls: RecordedCall[];
  /** Responses by path, without the query; they override those of a shop without products. */
  responses: Map<string, FakeResponse>;
  /** Paths whose responses wait for the call of another path. */
  waits: Map<string, string>;
  /** How paths fail, without the query; a path may be a prefix that ends in `*`. */
  faults: Map<string, FaultName>;
  /** While set, connections are closed. */
  isDown: boolean;
  callsTo(path: string): RecordedCall[];
}

const format = { symbolPlacement: 'right', decimalPlaces: 2, decimalPoint: ',', millesimalPoint: '\u00a0' };
const crown = { ...format, id: 'czk', code: 'CZK', name: 'Česká koruna', symbol: 'Kč', hideZeroDecimals: true };
const euro = { ...format, id: 'eur', code: 'EUR', name: 'Euro', symbol: '€', hideZeroDecimals: false };

/** The default responses, of a shop without products. */
export const fakeGlobals = {
  contact: {
    name: 'Zelená výloha s.r.o.',
    phone: '+420 777 123 456',
    email: 'obchod@example.com',
    openingHours: 'Po–Pá 8–18 h',
    street: 'Zahradní 1',
    city: 'Praha',
    postcode: '110 00',
    countryCode: 'CZE',
    tin: '27074358',
    vatin: 'CZ27074358',
  },
  domain: { code: 'cz', translationVariant: '' },
  freeShippingAt: 1500,
  orderGiftAt: null,
  orderMinimumValue: 0,
  menus: ['mainMenu'],
  meta: { seo_short_title: 'Zelená výloha' },
  languages: [
    { code: 'cs', name: 'Čeština' },
    { code: 'sk', name: 'Slovenčina' },
  ],
  settings: { functions: { loyalty_credits: false }, integrations: {} },
  currency: crown,
  variantHash: 'b2c',
  countries: [{ id: 'cze', code: 'CZE', alpha2: 'CZ', name: 'Česká republika', currencyCode: 'CZK' }],
  shippers: [],
  fastestShipper: null,
  restrictedGroups: ['blocked'],
  netPriceLists: [],
};

function menuItem(id: string, title: string, children: object[] = []): object {
  const path = { cs: `/${id}`, sk: `/${id}` };
  return {
    id,
    title: { cs: title, sk: title },
    path,
    main: true,
    styles: null,
    menu_heading: false,
    link: null,
    children,
  };
}

function menuOf(code: string): object {
  const children = ['Hadice', 'Postřikovače', 'Sekačky'].map((title, at) => menuItem(`zahrada/${at}`, title));
  return {
    id: code,
    menu_code: code,
    title: { cs: 'Nabídka', sk: 'Ponuka' },
    menuItems: [menuItem('zahrada', 'Zahrada', children)],
  };
}

function defaultResponse(path: string): FakeResponse {
  if (path === '/store/api/v1/globals') return { status: 200, body: { data: fakeGlobals } };
  if (path === '/store/api/v1/currencies') return { status: 200, body: { data: [crown, euro] } };
  if (path.startsWith('/cms/menu-object/'))
    return { status: 200, body: menuOf(path.slice('/cms/menu-object/'.length)) };
  if (path === '/store/api/v1/cart') return { status: 200, body: { data: aWireCart() } };
  if (path === '/cms/redirect') return { status: 200, body: { redirectPath: null } };
  return { status: 404, body: { errors: [{ title: 'Nenalezeno' }] } };
}

function seen({ method = 'GET', url = '/', headers }: IncomingMessage, body: string): RecordedCall {
  return { method, url, headers, body };
}

/** A backend with just enough data for the frame of pages, whose responses a test can change. */
export async function startFakeBackend(): Promise<FakeBackend> {
  const state = {
    calls: [] as RecordedCall[],
    responses: new Map<string, FakeResponse>(),
    waits: new Map<string, string>(),
    faults: new Map<string, FaultName>(),
    isDown: false,
  };
  const faultOf = (path: string) => {
    const prefix = [...state.faults.keys()].find((key) => key.endsWith('*') && path.startsWith(key.slice(0, -1)));
    return state.faults.get(path) ?? state.faults.get(prefix ?? '');
  };
  const isSeen = (path: string) => state.calls.some(({ url }) => url.split('?')[0] === path);
  const respond = (request: IncomingMessage, response: ServerResponse, requestBody: string) => {
    if (state.isDown) {
      request.socket.destroy();
      return;
    }
    state.calls.push(seen(request, requestBody));
    const [path = '', query] = (request.url ?? '').split('?');
    const { status, body } = state.responses.get(path) ?? defaultResponse(path);
    const made: unknown = typeof body === 'function' ? body(new URLSearchParams(query)) : body;
    const awaitedPath = state.waits.get(path);
    const send = () => {
      const fault = faultOf(path);
      if (fault !== undefined) faults[fault](response, { status, body: made });
      else if (awaitedPath !== undefined && !isSeen(awaitedPath)) setTimeout(send, 5);
      else response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(made));
    };
    send();
  };
  const server = await startServer((request, response) => {
    text(request).then(
      (body) => respond(request, response, body),
      () => response.destroy(),
    );
  });
  return Object.assign(state, server, {
    callsTo: (path: string) => state.calls.filter(({ url }) => url.split('?')[0] === path),
  });
}

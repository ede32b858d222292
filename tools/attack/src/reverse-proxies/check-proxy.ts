import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { demoCustomer } from '../shopper/purchase';
import { createHttp1Client, createHttp2Client } from './tls-client';
import type { TlsClient, TlsResponse } from './tls-client';

/** A shop behind a proxy that ends TLS. */
export interface ProxiedShop {
  origin: string;
  /** The same without TLS, which redirects. */
  httpOrigin: string;
  /** Where storefronts find the backends, through the proxy; `null` where it is not between them. */
  apiOrigin: string | null;
  /** A product's page. */
  product: string;
}

type Check = (shop: ProxiedShop, client: TlsClient) => Promise<string | null>;

const setCookies = ({ headers }: TlsResponse) => [headers['set-cookie'] ?? []].flat();
const is = (actual: unknown, expected: unknown, what: string) =>
  actual === expected ? null : `${what} is ${String(actual)}, not ${String(expected)}`;

const decoders = { br: brotliDecompressSync, gzip: gunzipSync };

async function findCompressionProblem({ product }: ProxiedShop, client: TlsClient): Promise<string | null> {
  for (const accepted of ['gzip', 'br, gzip']) {
    const { headers, body } = await client.send(product, { headers: { 'accept-encoding': accepted } });
    const encoding = headers['content-encoding'];
    // Brotli is made after a page's first visit, and gzip is sent until then.
    if (encoding !== 'gzip' && (encoding !== 'br' || accepted === 'gzip'))
      return `${accepted} is answered by ${String(encoding)}`;
    if (!decoders[encoding](body).toString().includes('</html>')) return `${encoding} is cut off`;
  }
  const { headers } = await client.send(product, { headers: { 'accept-encoding': 'identity' } });
  return is(headers['content-encoding'], undefined, 'the encoding of a plain page');
}

async function findRevalidationProblem({ product }: ProxiedShop, client: TlsClient): Promise<string | null> {
  const { headers } = await client.send(product, { headers: { 'accept-encoding': 'br' } });
  const etag = headers['etag'];
  if (typeof etag !== 'string') return 'a page has no ETag';
  const again = { 'accept-encoding': 'br', 'if-none-match': etag };
  return is((await client.send(product, { headers: again })).status, 304, 'the status of an unchanged page');
}

/** The plain port redirects to TLS, the shop to its own addresses: neither to a host or scheme behind the proxy. */
async function findRedirectProblem({ httpOrigin, origin }: ProxiedShop, client: TlsClient): Promise<string | null> {
  const upgraded = await fetch(`${httpOrigin}/znacky?p=2`, { redirect: 'manual' });
  const target = upgraded.headers.get('location') ?? '';
  if (upgraded.status !== 301 || !target.startsWith('https://') || !target.endsWith('/znacky?p=2'))
    return `the plain port answers ${upgraded.status} ${target}`;
  const { status, headers } = await client.send('/Kosik/?fbclid=1');
  const location = new URL(String(headers['location'] ?? '//none'), origin);
  if (status !== 301 || location.origin !== origin) return `the shop redirects by ${status} to ${location.href}`;
  return is(location.pathname, '/kosik', 'the path');
}

async function findCookieProblem(_shop: ProxiedShop, client: TlsClient): Promise<string | null> {
  const lines = setCookies(await client.send('/kosik', { headers: { cookie: 'vyloha_display_vat=true' } }));
  if (lines.length === 0) return 'a first visit gets no cookie';
  return lines.find((line) => !/; secure/i.test(line)) ?? null;
}

async function findBodyProblem(_shop: ProxiedShop, client: TlsClient): Promise<string | null> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const large = await client.send('/prihlasit', { method: 'POST', headers, body: `email=${'x'.repeat(2_000_000)}` });
  return is(large.status, 413, 'the status of a large form');
}

/** Cookies of a checkout are longer than the 8 kB that some proxies read. */
async function findCookieLengthProblem({ product }: ProxiedShop, client: TlsClient): Promise<string | null> {
  const cookie = ['a', 'b', 'c'].map((name) => `${name}=${'x'.repeat(3_900)}`).join('; ');
  return is((await client.send(product, { headers: { cookie } })).status, 200, 'the status with 12 kB of cookies');
}

const wrongPasswords = 5;

/** Limits count by the address that the proxy sees, whatever the client says of itself. */
async function findAddressProblem({ origin }: ProxiedShop): Promise<string | null> {
  async function tryToLogIn(client: TlsClient, forged: string): Promise<number> {
    const body = new URLSearchParams({ email: demoCustomer.email, password: 'wrong-password' }).toString();
    const response = await client.send('/prihlasit', {
      method: 'POST',
      headers: {
        origin,
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': forged,
        forwarded: `for=${forged}`,
      },
      body,
    });
    return response.status;
  }
  const [guessing, other] = ['127.0.0.77', '127.0.0.78'].map((address) => createHttp1Client(origin, address));
  if (guessing === undefined || other === undefined) return 'no clients';
  try {
    const statuses: number[] = [];
    for (let attempt = 0; attempt <= wrongPasswords; attempt += 1)
      statuses.push(await tryToLogIn(guessing, `203.0.113.${attempt}`));
    const last = statuses.at(-1);
    if (last !== 429) return `${wrongPasswords + 1} wrong passwords of one address: ${statuses.join(', ')}`;
    const status = await tryToLogIn(other, '203.0.113.9');
    return status === 429 ? 'another address is refused for them as well' : null;
  } finally {
    guessing.close();
    other.close();
  }
}

const streamMs = 2_000;

/** What the backends say of changes comes through at once. */
async function findStreamProblem({ apiOrigin }: ProxiedShop): Promise<string | null> {
  if (apiOrigin === null) return null;
  const aborting = new AbortController();
  const timer = setTimeout(() => aborting.abort(), streamMs);
  try {
    const response = await fetch(`${apiOrigin}/store/api/v1/changes`, {
      headers: { accept: 'text/event-stream' },
      signal: aborting.signal,
    });
    const part = await response.body?.getReader().read();
    return response.status === 200 && part?.value !== undefined ? null : `the stream answers ${response.status}`;
  } catch (error) {
    return `the stream says nothing for ${streamMs} ms: ${String(error)}`;
  } finally {
    clearTimeout(timer);
    aborting.abort();
  }
}

async function findPageProblem({ product }: ProxiedShop, client: TlsClient): Promise<string | null> {
  const { status, headers, body } = await client.send(product, { headers: { 'accept-encoding': 'identity' } });
  if (status !== 200 || !body.toString().includes('</html>')) return `a page answers ${status}`;
  const required = ['content-security-policy', 'strict-transport-security', 'link', 'etag'];
  return required.find((name) => headers[name] === undefined) ?? null;
}

const checks: Readonly<Record<string, Check>> = {
  page: findPageProblem,
  redirects: findRedirectProblem,
  cookies: findCookieProblem,
  'long cookies': findCookieLengthProblem,
  'unchanged page': findRevalidationProblem,
  compression: findCompressionProblem,
  'large body': findBodyProblem,
};

/** The same by each protocol. */
const checksOfServer: Readonly<Record<string, (shop: ProxiedShop) => Promise<string | null>>> = {
  address: findAddressProblem,
  stream: findStreamProblem,
};

/** What is wrong with a shop behind a proxy, by HTTP/2 and HTTP/1.1. */
export async function findProxyProblems(shop: ProxiedShop): Promise<string[]> {
  const problems: string[] = [];
  for (const [protocol, createClient] of [
    ['HTTP/2', createHttp2Client],
    ['HTTP/1.1', createHttp1Client],
  ] as const) {
    const client = createClient(shop.origin);
    for (const [name, check] of Object.entries(checks)) {
      const problem = await check(shop, client).catch((error: unknown) => String(error));
      if (problem !== null) problems.push(`${name} by ${protocol}: ${problem}`);
    }
    client.close();
  }
  for (const [name, check] of Object.entries(checksOfServer)) {
    const problem = await check(shop).catch((error: unknown) => String(error));
    if (problem !== null) problems.push(`${name}: ${problem}`);
  }
  return problems;
}

const connections = 8;
/** Longer than the 5 seconds after which Node.js closes idle connections by default. */
const idleMs = 6_000;
const rounds = 5;

/** Requests on connections that are idle between rounds. @returns those that were not answered by 200 */
export async function sendWithPauses({ origin, product }: ProxiedShop, requests: number): Promise<string[]> {
  const clients = Array.from({ length: connections }, (_, index) =>
    index % 2 === 0 ? createHttp2Client(origin) : createHttp1Client(origin),
  );
  const failures: string[] = [];
  const perClient = Math.ceil(requests / rounds / connections);
  for (let round = 0; round < rounds; round += 1) {
    if (round > 0) await pause(idleMs);
    await Promise.all(
      clients.map(async (client) => {
        for (let sent = 0; sent < perClient; sent += 1) {
          // Every other one passes the caching proxy, where there is one.
          const headers = sent % 2 === 0 ? { cookie: 'vyloha_display_vat=true' } : {};
          const status = await client.send(product, { headers }).then(
            (response) => response.status,
            (error: unknown) => String(error),
          );
          if (status !== 200) failures.push(`round ${round + 1}: ${status}`);
        }
      }),
    );
  }
  for (const client of clients) client.close();
  return failures;
}

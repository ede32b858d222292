// @ts-check

/**
 * @typedef {{ name: string, headers: Record<string, string>, hasCart: boolean }} BenchShopper
 */

const commonHeaders = { accept: 'text/html', 'accept-encoding': 'gzip' };
/** Of the demo shop. */
const password = 'Vyloha-2026';

/** @param {string} backend @param {string} path @param {object} body @param {Record<string, string>} [headers] */
async function post(backend, path, body, headers = {}) {
  const response = await fetch(`${backend}/store/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}

/** A token of an account. @param {string} backend @param {string} email */
export async function logIn(backend, email) {
  return String((await post(backend, '/oauth/login', { email, password })).data.access_token);
}

/**
 * With the cookies of a first visit, as a browser keeps them: without them the host would start a new session each time.
 * @param {string} origin @param {string} cookie
 */
async function keepCookies(origin, cookie) {
  const response = await fetch(origin, { headers: { ...commonHeaders, cookie } });
  await response.arrayBuffer();
  return [cookie, ...response.headers.getSetCookie().map((header) => header.split(';', 1)[0])].join('; ');
}

/**
 * A guest, a guest with a cart, a customer and a business customer with theirs.
 * @param {import('./bench-shop.mjs').BenchShop} shop @param {string} product path of its page
 * @returns {Promise<BenchShopper[]>}
 */
export async function openShoppers({ origin, backend }, product) {
  const html = await (await fetch(origin + product)).text();
  const [, id] = /name="id" value="([^"]+)"/.exec(html) ?? [];
  if (!id) throw new Error(`${product} cannot be bought.`);
  const item = { id, amount: 1 };
  const guestCart = (await post(backend, '/v1/cart/items', item)).meta.custom.guestCartToken;
  const cookies = { 'guest with cart': `vyloha_guest_cart=${guestCart}` };
  for (const [name, email] of [
    ['customer', 'zakaznik@example.com'],
    ['business', 'firma@example.com'],
  ]) {
    const token = await logIn(backend, email ?? '');
    await post(backend, '/v1/cart/items', item, { authorization: `Bearer ${token}` });
    Object.assign(cookies, { [name ?? '']: `vyloha_token=${token}` });
  }
  const withCart = await Promise.all(
    Object.entries(cookies).map(async ([name, cookie]) => ({
      name,
      headers: { ...commonHeaders, cookie: await keepCookies(origin, cookie) },
      hasCart: true,
    })),
  );
  return [{ name: 'guest', headers: commonHeaders, hasCart: false }, ...withCart];
}

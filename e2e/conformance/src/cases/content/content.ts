import assert from 'node:assert/strict';
import { headerNames } from '@vyloha/contract';
import { casesOf } from '../../case';
import { Skipped } from '../../skipped';
import { type World } from '../../shop/world';
import { type Value } from '../../wire/value';

const { cases, prove } = casesOf('content');
export const contentCases = cases;

const post = 'POST /cms/graphql';

/** @throws AssertionError for an answer with errors */
async function ask(world: World, query: string, headers: Record<string, string> = {}): Promise<Value> {
  const answer = await world.guest().with(headers).call(post, { body: { query } });
  assert.ok(!answer.has('errors'), JSON.stringify(answer.at('errors').raw));
  return answer.at('data');
}

prove(
  'GET /cms/menu-object/{code}',
  'each menu of the globals has items with their links in every language',
  async (world) => {
    const menus = (await world.guest().call('GET globals')).strings('data.menus');
    const answers = await Promise.all(
      menus.map((code) => world.guest().call('GET /cms/menu-object/{code}', { params: { code }, status: [200, 404] })),
    );
    const found = answers.filter(({ status }) => status === 200);
    if (found.length === 0) throw new Skipped('needs a menu');
    for (const menu of found) {
      for (const item of menu.list('menuItems')) assert.ok(item.has('title.cs'));
    }
  },
);

prove('GET /cms/menu-object/{code}', 'an unknown menu is 404', async (world) => {
  await world.guest().call('GET /cms/menu-object/{code}', { params: { code: 'neni' }, status: 404 });
});

prove('GET /cms/url-rewrite', 'finds a text page by its slug', async (world) => {
  const page = (await ask(world, '{ page(limit: 1) { page_meta { slug { cs sk } } } }')).list('page')[0];
  if (page === undefined) throw new Skipped('needs a text page');
  const answer = await world
    .guest()
    .call('GET /cms/url-rewrite', { query: { lang: 'cs', path: `/${page.string('page_meta.slug.cs')}` } });
  answer.equals('type', 'page');
  answer.equals('page_meta.slug.cs', page.string('page_meta.slug.cs'));
});

prove('GET /cms/url-rewrite', 'an unknown path is 404', async (world) => {
  await world.guest().call('GET /cms/url-rewrite', { query: { lang: 'cs', path: '/neni-tu-nic' }, status: 404 });
});

prove('GET /cms/redirect', 'nowhere is null', async (world) => {
  (await world.guest().call('GET /cms/redirect', { query: { path: '/neni-tu-nic' } })).equals('redirectPath', null);
});

prove('GET /cms/sitemap', 'counts what its parts list', async (world) => {
  const sitemap = await world.guest().call('GET /cms/sitemap');
  const products = sitemap.list('entities').find((kind) => kind.string('type') === 'product');
  assert.ok(products, 'no products');
  const listed = await world
    .guest()
    .call('GET /cms/sitemap/{type}', { params: { type: 'product' }, query: { limit: 1000 } });
  if (products.number('total') <= 1_000) assert.equal(listed.list('entities').length, products.number('total'));
});

prove('GET /cms/sitemap/{type}', 'goes on behind its key without repeating', async (world) => {
  const params = { type: 'product' };
  const first = await world.guest().call('GET /cms/sitemap/{type}', { params, query: { limit: 1 } });
  if (!first.has('next')) throw new Skipped('needs two products');
  const second = await world
    .guest()
    .call('GET /cms/sitemap/{type}', { params, query: { limit: 1, after: first.string('next') } });
  assert.notEqual(first.string('entities.0.slug.cs'), second.string('entities.0.slug.cs'));
});

prove('GET /cms/sitemap/{type}', 'an unknown kind is 404', async (world) => {
  await world.guest().call('GET /cms/sitemap/{type}', { params: { type: 'neni' }, status: 404 });
});

const pictureOf = async (world: World): Promise<string> => {
  const products = (await world.guest().call('GET /cms/catalog/product', { query: { random: 50 } })).list('entities');
  const key = products.find((product) => product.has('mainImage.fileKey'))?.string('mainImage.fileKey');
  if (key === undefined) throw new Skipped('needs a product with a picture');
  return key;
};

prove('GET /cms/image/{fileKey}', 'is WebP where that is accepted and another format elsewhere', async (world) => {
  const params = { fileKey: await pictureOf(world) };
  const typeFor = async (accept: string) =>
    (
      await world.guest().call('GET /cms/image/{fileKey}', { params, query: { width: 100 }, headers: { accept } })
    ).headers.get('content-type');
  assert.equal(await typeFor('image/webp,*/*'), 'image/webp');
  assert.match((await typeFor('*/*')) ?? '', /^image\/(png|jpeg)$/);
});

prove('GET /cms/image/{fileKey}', 'may be cached for long', async (world) => {
  const params = { fileKey: await pictureOf(world) };
  const { headers } = await world.guest().call('GET /cms/image/{fileKey}', { params, query: { width: 100 } });
  assert.match(headers.get('cache-control') ?? '', /public/);
  assert.ok(headers.has('etag'));
});

prove('GET /cms/image/{fileKey}', 'an unknown picture is 404, a width that is none 400', async (world) => {
  await world.guest().call('GET /cms/image/{fileKey}', { params: { fileKey: 'neni-to-obrazek' }, status: 404 });
  await world
    .guest()
    .call('GET /cms/image/{fileKey}', { params: { fileKey: 'x' }, query: { width: 'siroky' }, status: 400 });
});

prove('GET /cms/previews/{token}', 'an unknown link is 404', async (world) => {
  await world.guest().call('GET /cms/previews/{token}', { params: { token: 'neni-to-on-0123456789' }, status: 404 });
});

prove('POST content-previews', 'its link names the entry; an unknown entry is 404', async (world) => {
  const command = world.command();
  const page = (await ask(world, '{ page(limit: 1) { _id } }')).list('page')[0];
  if (page === undefined) throw new Skipped('needs a text page');
  const id = page.string('_id');
  const token = (await command.call('POST content-previews', { body: { type: 'page', id, days: 1 } })).string(
    'data.token',
  );
  (await world.guest().call('GET /cms/previews/{token}', { params: { token } })).equals('id', id);
  await command.call('POST content-previews', { body: { type: 'page', id: 'neni', days: 1 }, status: 404 });
});

prove('GET /cms/graphql', 'answers as POST, and may be cached', async (world) => {
  const query = '{ branch_total brand_total }';
  const answer = await world.guest().call('GET /cms/graphql', { query: { query } });
  assert.deepEqual(answer.at('data').raw, (await ask(world, query)).raw);
  assert.match(answer.headers.get('cache-control') ?? '', /public/);
});

prove(post, 'an unknown field is an answer with errors and without data', async (world) => {
  const answer = await world.guest().call(post, { body: { query: '{ nothing }' }, status: [200, 400] });
  assert.ok(answer.status === 400 || answer.list('errors').length > 0);
});

prove(post, 'a query that is too deep is refused with errors', async (world) => {
  const deep = `${'{ category { children '.repeat(1)}{ _id } } }`;
  await ask(world, deep);
  const tooDeep =
    '{ menu_item(_id: ["x"]) { children { children { children { children { children { children { children { children { children { children { children { children { children { title { cs } } } } } } } } } } } } } } } }';
  const answer = await world.guest().call(post, { body: { query: tooDeep }, status: [200, 400] });
  assert.ok(answer.list('errors').length > 0);
});

prove('query brand', 'limit and skip are those that were asked for', async (world) => {
  const all = await ask(world, '{ brand(limit: 500) { _id } brand_total }');
  const ids = all.strings('brand', '_id');
  assert.equal(all.number('brand_total'), ids.length);
  assert.equal((await ask(world, '{ brand(limit: 1) { _id } }')).list('brand').length, Math.min(1, ids.length));
  const rest = (await ask(world, '{ brand(limit: 500, skip: 1) { _id } }')).strings('brand', '_id');
  assert.deepEqual(rest, ids.slice(1));
});

prove('query branch_total', 'counts what the same filter lists', async (world) => {
  const data = await ask(world, '{ branch(limit: 500) { _id } branch_total }');
  assert.equal(data.list('branch').length, data.number('branch_total'));
});

prove('query article_total', 'counts published articles, newest first', async (world) => {
  const data = await ask(world, '{ article(limit: 200) { _id date_published } article_total }');
  const dates = data.list('article').map((article) => Date.parse(article.string('date_published')));
  assert.deepEqual(
    dates,
    [...dates].sort((a, b) => b - a),
  );
  if (data.number('article_total') <= 200) assert.equal(dates.length, data.number('article_total'));
});

prove('query product', 'costs the same as by REST, in the currency of X-Currency', async (world) => {
  const { productId } = await world.offer();
  for (const currency of ['CZK', 'EUR']) {
    const headers = { [headerNames.currency]: currency };
    const data = await ask(
      world,
      `{ product(ids: ["${productId}"]) { prices { unitWithTax currencyCode } } }`,
      headers,
    );
    const product = await world
      .guest()
      .with(headers)
      .call('GET products/{id}', { params: { id: productId } });
    data.equals('product.0.prices.unitWithTax', product.number('data.prices.unitWithTax'));
    data.equals('product.0.prices.currencyCode', currency);
  }
});

prove('query product', 'unknown ones are left out, the order is that of the ids', async (world) => {
  const [first, second] = [await world.offer(0), await world.offer(1)];
  const data = await ask(world, `{ product(ids: ["${second.productId}", "p-neni", "${first.productId}"]) { id } }`);
  assert.deepEqual(data.strings('product', 'id'), [second.productId, first.productId]);
});

prove('query search', 'finds a product by its name, and nothing by nonsense', async (world) => {
  const { name, productId } = await world.offer();
  const data = await ask(
    world,
    `{ search(q: ${JSON.stringify(name)}, limit: 20) { products { total entities { id } } } }`,
  );
  assert.ok(data.strings('search.products.entities', 'id').includes(productId));
  (await ask(world, '{ search(q: "xqzwvkj") { products { total } } }')).equals('search.products.total', 0);
});

prove('query page', 'an unknown slug is an empty list', async (world) => {
  (await ask(world, '{ page(slug: "neni-tu-nic") { _id } }')).equals('page', []);
});

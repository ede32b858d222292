import assert from 'node:assert/strict';
import { headerNames } from '@vyloha/contract';
import { casesOf } from '../../case';

const { cases, prove } = casesOf('core');
export const shopDataCases = cases;

prove('GET globals', 'names the shop, its languages, countries and menus', async (world) => {
  const globals = (await world.guest().call('GET globals')).at('data');
  assert.ok(globals.string('contact.name') !== '');
  assert.ok(globals.strings('languages', 'code').includes('cs'));
  assert.ok(globals.strings('countries', 'code').includes('CZE'));
});

prove('GET globals', 'has the currency of X-Currency', async (world) => {
  for (const currency of ['CZK', 'EUR']) {
    const answer = await world.guest().call('GET globals', { headers: { [headerNames.currency]: currency } });
    answer.equals('data.currency.code', currency);
  }
});

prove('GET globals', 'speaks the language of X-Locale', async (world) => {
  const hours = async (locale: string) =>
    (await world.guest().call('GET globals', { headers: { [headerNames.locale]: locale } })).string(
      'data.contact.openingHours',
    );
  assert.notEqual(await hours('cs'), await hours('sk'));
});

prove('GET globals', 'may be cached by anybody, by the headers that it varies by', async (world) => {
  const { headers } = await world.guest().call('GET globals');
  assert.match(headers.get('cache-control') ?? '', /public/);
  const vary = (headers.get('vary') ?? '').toLowerCase();
  for (const name of [headerNames.locale, headerNames.currency])
    assert.ok(vary.includes(name.toLowerCase()), `Vary: ${vary}`);
});

prove('GET globals', 'is the same with a token, whoever the shopper is', async (world) => {
  const withToken = await world.guest().withToken('not-a-token').call('GET globals');
  withToken.equals('data.domain.code', 'cz');
});

prove('GET currencies', 'lists crowns and euros with their decimals', async (world) => {
  const currencies = (await world.guest().call('GET currencies')).list('data');
  const codes = currencies.map((currency) => currency.string('code'));
  assert.ok(codes.includes('CZK') && codes.includes('EUR'), codes.join());
  for (const currency of currencies) assert.ok(currency.number('decimalPlaces') <= 2);
});

prove('GET countries', 'lists the countries in the language of X-Locale, each with its currency', async (world) => {
  const nameIn = async (locale: string) => {
    const countries = await world.guest().call('GET countries', { headers: { [headerNames.locale]: locale } });
    const czechia = countries.list('data').find((country) => country.string('code') === 'CZE');
    czechia?.equals('currencyCode', 'CZK');
    return czechia?.string('name');
  };
  assert.ok((await nameIn('cs')) !== undefined);
  assert.ok((await nameIn('sk')) !== undefined);
});

prove('GET countries', 'counts pages as they are', async (world) => {
  const answer = await world.guest().call('GET countries', { query: { perPage: 1, page: 2 } });
  assert.equal(answer.list('data').length, 1);
  answer.equals('meta.pagination.page', 2);
  answer.equals('meta.pagination.totalPages', answer.number('meta.pagination.total'));
});

prove('GET countries', 'refuses a page that is no number with 400', async (world) => {
  const answer = await world.guest().call('GET countries', { query: { page: 'druha' }, status: 400 });
  assert.deepEqual(answer.fields(), ['page']);
});

prove('GET shippers', 'prices each in the currency of X-Currency, or not at all', async (world) => {
  for (const currency of ['CZK', 'EUR']) {
    const answer = await world.guest().call('GET shippers', { headers: { [headerNames.currency]: currency } });
    for (const shipper of answer.list('data')) shipper.equals('prices.currencyCode', currency);
  }
});

prove('GET shippers', 'names the shipper in the language of X-Locale', async (world) => {
  const names = async (locale: string) =>
    (await world.guest().call('GET shippers', { headers: { [headerNames.locale]: locale } })).strings('data', 'name');
  assert.notDeepEqual(await names('cs'), await names('sk'));
});

prove('GET globals', 'an unknown address is 404 for every method', async (world) => {
  for (const method of ['GET', 'POST', 'DELETE', 'PATCH']) {
    const response = await fetch(`${world.shop.address.store}/api/v1/neni-tu`, { method });
    assert.equal(response.status, 404, method);
    assert.match(response.headers.get('content-type') ?? '', /json/);
  }
});

prove('GET cart', 'an error is in the language of X-Locale', async (world) => {
  const titleIn = async (locale: string) => {
    const guest = world.guest().with({ [headerNames.locale]: locale });
    return (await guest.withToken('padelany-token').call('GET cart', { status: 401 })).string('errors.0.title');
  };
  assert.notEqual(await titleIn('cs'), await titleIn('sk'));
});

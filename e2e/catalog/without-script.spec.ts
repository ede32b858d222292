import { randomUUID } from 'node:crypto';
import { findCodedVariant } from '@vyloha/e2e-fixtures/coded-variants';
import { waitForMailedPath } from '@vyloha/e2e-fixtures/mails';
import { findSubmission } from '@vyloha/e2e-fixtures/moderation';
import { runVyloha } from '@vyloha/e2e-fixtures/staff-command';
import { PlainBrowser } from '@vyloha/e2e-fixtures/plain-browser';
import { customerPassword } from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';

const seeds = '/zahrada/osiva-a-cibuloviny/semena-zeleniny';
const boots = '/produkt/zahradni-holinky-val';
const mower = '/produkt/akumulatorova-sekacka-majka';
const chair = '/produkt/zahradni-kreslo-provence';
const soldOut = '/produkt/akumulatorova-sekacka-chroust';
const gloves = '/produkt/kozene-pracovni-rukavice-brneni';

/** Invalid pages of `?q=zahrada`, their status, and the redirect target. */
const invalidPages = [
  ['&druh=kategorie&p=99', 404, null],
  ['&druh=kategorie&p=1', 301, '/hledat?q=zahrada&druh=kategorie'],
  ['&druh=zbozi', 301, '/hledat?q=zahrada'],
] as const;

const countOf = (browser: PlainBrowser, selector: string) => browser.document.querySelectorAll(selector).length;

/** Links of the navigation with a heading. */
function linksOf({ document }: PlainBrowser, heading: RegExp): Element[] {
  const navigation = [...document.querySelectorAll('nav[aria-labelledby]')].find((element) => {
    const title = document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent ?? '';
    return heading.test(title.replaceAll('\u00a0', ' '));
  });
  return [...(navigation?.querySelectorAll('a') ?? [])];
}

test('a category is sorted and paged by links', async ({ plain }) => {
  await plain.open(seeds);
  const [first, count] = [plain.text('main article h2'), countOf(plain, 'main article h2')];
  await plain.follow('Načíst další zboží');
  expect(plain.path).toBe(`${seeds}?p=2`);
  expect(plain.text('main article h2')).not.toBe(first);
  await plain.follow('Od nejlevnějšího');
  expect(plain.path).toBe(`${seeds}?razeni=PriceSortASC`);
  expect(countOf(plain, 'main article h2')).toBe(count);
});

test('a search is submitted, corrected, leads to the variant of a code, is paged by kind, and opens answers', async ({
  plain,
  request,
}) => {
  await plain.open('/');
  const form = plain.document.querySelector('form[role="search"], [role="search"] form, search form');
  expect([form?.getAttribute('method')?.toLowerCase() ?? 'get', form?.getAttribute('action')]).toEqual([
    'get',
    '/hledat',
  ]);
  for (const query of [
    'zahradní hadice',
    'zahradni hadice',
    'ZAHRADNÍCH HADIC',
    'zahradní hadici',
    'hadcie',
    'hadic',
  ]) {
    await plain.open(`/hledat?q=${encodeURIComponent(query)}`);
    expect(plain.text('main article').toLowerCase(), query).toContain('hadice');
  }
  await plain.open('/hledat?q=zaharadni+hadcie');
  expect(plain.read('main')).toContain('Ukazujeme výsledky pro „zahradní hadice“.');
  await plain.open('/hledat?q=zv-10023');
  await plain.open(plain.link('main article a[href^="/produkt/"]'));
  expect(plain.read('main')).toContain('Kód: 10023');
  const { ean, address } = await findCodedVariant();
  await plain.open(`/hledat?q=${ean}`);
  expect(plain.link('main a[href^="/produkt/"]')).toBe(address);

  await plain.open('/hledat?q=zahrada');
  await plain.follow(/^Kategorie: \d\d/);
  expect(plain.path).toBe('/hledat?q=zahrada&druh=kategorie');
  const names = () => linksOf(plain, /^Kategorie: \d\d$/).map(({ textContent }) => textContent);
  expect(names()).toHaveLength(10);
  const [first] = names();
  await plain.follow('Strana 2');
  expect(plain.path).toBe('/hledat?q=zahrada&druh=kategorie&p=2');
  expect([undefined, first]).not.toContain(names()[0]);
  expect(plain.document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
  await plain.follow(/^Zboží: \d+/);
  expect(plain.document.querySelector('main a[href^="/produkt/"]')).not.toBeNull();
  for (const [page, status, redirectTo] of invalidPages) {
    const response = await request.get(`/hledat?q=zahrada${page}`, { maxRedirects: 0 });
    expect([response.status(), response.headers()['location'] ?? null]).toEqual([status, redirectTo]);
  }
  await plain.open('/hledat?q=objednávka+dorazí');
  await plain.follow('Kdy objednávka dorazí?');
  expect(plain.url.pathname).toBe('/nejcastejsi-dotazy');
  expect(plain.read('main')).toContain('Co objednáte do 14 hodin');
});

test('what is not sold is not guessed, and an empty result offers links', async ({ plain }) => {
  const departments = /^Podívejte se do oddělení$/;
  for (const query of ['hodinky', 'lednička', 'pro', '<i>qwrtzxcvb</i>']) {
    await plain.open(`/hledat?q=${encodeURIComponent(query)}`);
    expect(plain.read('main')).toContain(`Pro „${query}“ jsme nic nenašli`);
    expect(plain.read('main')).not.toContain('Ukazujeme výsledky');
    expect(linksOf(plain, departments).length).toBeGreaterThan(0);
  }
  expect(plain.text('h1')).toContain('<i>qwrtzxcvb</i>');
  expect(plain.document.querySelector('main a[href="/kontakt"]')).not.toBeNull();
  expect(countOf(plain, 'main a[href^="/produkt/"]')).toBeGreaterThan(0);
  await plain.open(linksOf(plain, departments)[0]?.getAttribute('href') ?? '');
  expect([plain.status, plain.text('h1')]).toEqual([200, expect.not.stringContaining('qwrtzxcvb')]);
});

test('a picture is a page that keeps the variant, and there are sizes, parameters and sections by links', async ({
  plain,
}) => {
  await plain.open(boots);
  await plain.follow('39', 'main');
  const variant = plain.path;
  expect(variant).toContain('variant_id=');
  await plain.open(plain.link('main a[href*="/obrazek/"]'));
  await plain.follow('Zpět na zboží');
  expect(plain.path).toBe(variant);
  await plain.open('/produkt/razovy-utahovak-oblouk/obrazek/99');
  expect(plain.status).toBe(404);
  await plain.open(variant);
  for (const anchor of ['popis', 'parametry', 'recenze', 'dotazy', 'souvisejici'])
    expect(plain.document.getElementById(anchor), anchor).not.toBeNull();
});

test('products are compared, and what is sold out leads to what can be bought instead', async ({ plain }) => {
  for (const path of [boots, mower, soldOut]) {
    await plain.open(path);
    await plain.press(`Porovnat: ${plain.text('h1')}`, {}, 'main');
    expect([plain.url.pathname, plain.read()]).toEqual([path, expect.stringContaining('Přidáno do porovnání')]);
  }
  const name = plain.text('h1');
  const list = plain.cookies.find((cookie) => cookie.name.endsWith('compare'));
  const others = plain.cookies.filter((cookie) => cookie !== list);
  plain.cookies = [
    ...others,
    { name: list?.name ?? '', value: `${list?.value}${encodeURIComponent(',p-co-uz-neni')}` },
  ];
  await plain.open('/porovnat');
  expect(countOf(plain, 'table article')).toBe(3);
  expect(plain.cookies.find((cookie) => cookie.name.endsWith('compare'))?.value).toBe(list?.value);
  expect(plain.link(`table a[href$="#alternativy"]`)).toBe(`${soldOut}#alternativy`);
  await plain.press(`Odebrat z porovnání: ${name}`);
  expect(countOf(plain, 'table article')).toBe(2);
  // A parameter that only one of them has is a difference, with a dash for the other.
  const rows = [...plain.document.querySelectorAll('table tr')];
  const power = rows.find(({ textContent }) => textContent?.startsWith('Pohon (liší se)'));
  expect([...(power?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)).toEqual(['–', 'Akumulátor']);
  await plain.press('Odebrat vše');
  expect(plain.read('main')).toContain('Zatím nic neporovnáváte');
});

test('a company orders several sizes at once, and finds its own products', async ({ plain, baseURL }) => {
  const card = '/dilna/ochranne-pomucky/pracovni-rukavice';
  await plain.open(`/prihlasit?redirectTo=${encodeURIComponent(card)}`);
  await plain.press('Přihlásit se', { email: 'firma@example.com', password: customerPassword }, 'main');
  await plain.follow(/^Vybrat variantu.*Kožené pracovní rukavice Brnění/);
  expect(plain.url.pathname).toBe(gloves);
  const amounts = [...plain.document.querySelectorAll('input[aria-label^="Množství: "]')];
  const nameOf = (size: string) =>
    amounts.find((field) => field.getAttribute('aria-label') === `Množství: ${size}`)?.getAttribute('name') ?? size;
  await plain.press('Vložit vše do košíku', { [nameOf('M')]: '2', [nameOf('XL')]: '1' });
  expect([plain.url.pathname, plain.read()]).toEqual(['/kosik', expect.stringContaining('vloženy do košíku: 2 z 2')]);

  const [own, query] = ['/pro-zahradniky-a-obce', '/hledat?q=paleta+substrátu'];
  await plain.open(query);
  expect(plain.read('main')).toContain('Paleta zahradnického');
  const guest = new PlainBrowser(baseURL ?? '');
  await guest.open(query);
  expect(guest.read('main')).not.toContain('Paleta zahradnického');
  await guest.open(own);
  expect(guest.status).toBe(404);
  await guest.open('/zahrada');
  expect(guest.document.querySelector(`a[href="${own}"]`)).toBeNull();
  await plain.open(own);
  expect(plain.text('h1')).toBe('Pro zahradníky a obce');
});

test('a question is asked and answered; a review is written, seen and voted about', async ({ plain, baseURL }) => {
  const [question, email] = [`Vejde se do kufru? <b>${randomUUID()}</b>`, `${randomUUID()}@example.com`];
  await plain.open(chair);
  await plain.press('Odeslat dotaz', { text: question, email: 'jana' });
  expect(plain.read('form#question')).toContain('E-mail není ve správném formátu');
  await plain.press('Odeslat dotaz', { email });
  expect(plain.read()).toContain('Dotaz jsme přijali');
  await runVyloha('questions', 'answer', await findSubmission(question, /q-[\w-]+/), 'Poradna', 'Vejde.');
  expect(await waitForMailedPath(email, '/produkt')).toBe(chair);

  const review = `Sedí se v něm dobře <b>${randomUUID()}</b>`;
  const author = `Jana ${randomUUID()}`;
  await plain.press('Odeslat recenzi', { text: review, name: author, email });
  expect(plain.read('form#review')).toContain('Ohodnoťte zboží alespoň pomocí hvězdiček');
  await plain.press('Odeslat recenzi', { stars: '4' });
  expect(plain.read()).toContain('Děkujeme za recenzi');
  // Pages cached for all guests show it as well.
  const guest = new PlainBrowser(baseURL ?? '');
  await guest.open(chair);
  expect(guest.read('main')).toContain(review);
  await plain.press(`Ano (0), recenze od ${author} mi pomohla`);
  expect(plain.hasButton(`Ano (1), recenze od ${author} mi pomohla`)).toBe(true);
});

test('a price and what is sold out are watched, until the link of the mail is used', async ({ plain }) => {
  for (const [path, button, wrong, right] of [
    [chair, 'Napište mi, až zlevní', { targetPrice: 'levně' }, { targetPrice: '1,50' }],
    [soldOut, 'Dejte mi vědět', { email: 'jana' }, {}],
  ] as const) {
    const email = `${randomUUID()}@example.com`;
    await plain.open(path);
    await plain.press(button, { email, ...wrong });
    expect(plain.document.querySelectorAll('main form [aria-invalid="true"]')).toHaveLength(1);
    await plain.press(button, { email, ...right });
    expect(plain.read()).toContain(`Napíšeme na ${email}`);
    await plain.open(await waitForMailedPath(email, '/zrusit-hlidani'));
    await plain.press('Zrušit hlídání', {}, 'main');
    expect(plain.read()).toContain('Hlídání je zrušené');
  }
});

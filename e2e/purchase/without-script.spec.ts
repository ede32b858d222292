import { randomUUID } from 'node:crypto';
import { listCodedVariants } from '@vyloha/e2e-fixtures/coded-variants';
import { registerPlainBuyer } from '@vyloha/e2e-fixtures/company';
import { answerQuote, setOrderStatus } from '@vyloha/e2e-fixtures/orders';
import { waitForMailedPath } from '@vyloha/e2e-fixtures/mails';
import { PlainBrowser } from '@vyloha/e2e-fixtures/plain-browser';
import {
  customerPassword,
  janaNovakova,
  orderPlainCart,
  putIntoPlainCart,
  registerPlainCustomer,
  zuzanaKovacova,
} from '@vyloha/e2e-fixtures/shopper';
import { runVyloha } from '@vyloha/e2e-fixtures/staff-command';
import { expect, test } from '@vyloha/e2e-fixtures/test';

/** Costs 6 290 Kč: it earns 62 credits, and a gift can be chosen. */
const expensive = '/produkt/benzinovy-krovinorez-chroust';
const toShipping = 'Pokračovat k dopravě a platbě';
const order = 'Objednávka zavazující k platbě';
const codeOf = (browser: PlainBrowser) => browser.text('[data-order-code]');

async function openDelivery(browser: PlainBrowser, path?: string): Promise<void> {
  await putIntoPlainCart(browser, path);
  await browser.open('/kosik/dodaci-udaje');
}

test('a line is removed after a confirmation, and an empty cart has no checkout', async ({ plain }) => {
  for (const step of ['/kosik/dodaci-udaje', '/kosik/doprava-a-platba', '/kosik/dokonceni']) {
    await plain.open(step);
    expect(plain.url.pathname).toBe('/kosik');
  }
  await putIntoPlainCart(plain);
  await plain.press('Přepočítat', { quantity: '0' });
  expect(plain.read()).toContain('Odebrat zboží z košíku?');
  await plain.open('/kosik');
  await plain.follow(/^Odebrat/, 'main');
  await plain.follow('Neodebrat');
  expect(plain.valueOf('quantity')).toBe('1');
  await plain.follow(/^Odebrat/, 'main');
  await plain.press('Odebrat zboží');
  expect(plain.read()).toContain('V košíku zatím nic není');
  expect(plain.read()).toContain('Položka byla odebrána z košíku');
});

test('codes, EANs and names are ordered by rows and by a list, all or none', async ({ plain }) => {
  const [byCode, byEan, byName] = await listCodedVariants();
  if (byCode === undefined || byEan === undefined || byName === undefined) throw new Error('too few products');
  await plain.open('/kosik/import-objednavky');
  await plain.press('Zkontrolovat', {
    'row.0.code': byCode.code,
    'row.0.quantity': '2',
    'row.1.code': byEan.ean,
    'row.2.code': byName.name.slice(0, 50),
    'row.3.code': 'NENI-1',
  });
  expect(plain.read('main')).toContain(`${byEan.name} (`);
  await plain.press(new RegExp(`${byName.code}$`));
  expect(plain.valueOf('row.2.code')).toBe(byName.code);
  await plain.press('Vložit do košíku', {}, 'main');
  expect(plain.read('main')).toContain('Kód NENI-1 neznáme.');
  await plain.press('Vložit do košíku', { 'row.3.code': '' }, 'main');
  expect(plain.url.pathname).toBe('/kosik');
  expect(plain.document.querySelectorAll('main input[name="lineId"]').length).toBeGreaterThanOrEqual(3);

  await plain.open('/kosik/import-objednavky');
  await plain.press('Vložit seznam do košíku', { lines: `${byCode.code};3\nNENI-1;1` });
  expect(plain.read('main')).toContain('Řádek 2: Kód NENI-1 neznáme.');
  const buffer = Buffer.from(`\uFEFFKód;Množství\r\n${byCode.code};3\r\n${byEan.code};1\r\n`);
  const countBefore = Number(plain.text('[data-cart-count]'));
  await plain.press('Vložit seznam do košíku', {
    lines: '',
    file: { name: 'objednavka.csv', mimeType: 'text/csv', buffer },
  });
  expect([plain.url.pathname, plain.text('[data-cart-count]')]).toEqual(['/kosik', String(countBefore + 4)]);
});

test('a company is known by its number, a parcel goes to a pick-up point, and the order is cancelled', async ({
  plain,
}) => {
  await openDelivery(plain);
  await plain.press('Doplnit údaje firmy', { ...janaNovakova, isBusiness: ['on'], tin: '24081353' });
  expect(plain.read()).toContain('Údaje firmy Park a zeleň a.s. jsme doplnili z rejstříku.');
  expect(plain.valueOf('businessName')).toBe('Park a zeleň a.s.');
  await plain.press(toShipping);
  expect(plain.url.pathname).toBe('/kosik/doprava-a-platba');

  const chosen = { shipper: 's-vydejna', payment: 'pay-transfer' };
  await plain.press('Přepočítat cenu', { ...chosen, note: 'Zvonek nefunguje.' });
  expect(plain.read('main')).toContain('Nejbližší k PSČ 110 00.');
  const pickUp = 'fieldset fieldset:has(input[name="branchQuery-s-vydejna"])';
  await plain.press('Najít', { 'branchQuery-s-vydejna': 'tabor' }, pickUp);
  expect(plain.read('main')).toContain('Výdejní místa pro „tabor“');
  expect(plain.valueOf('note')).toBe('Zvonek nefunguje.');
  await plain.press(order, chosen);
  expect(plain.read('main')).toContain('Vyberte prosím výdejní místo, kam máme balík poslat.');
  await plain.press(order, { ...chosen, shipperBranch: 'pp-tabor-1' });
  expect(plain.read('main')).toContain('Až bude na výdejním místě Tábor');

  await plain.follow('Stav objednávky');
  expect(plain.read('main')).toContain('Nic za ni platit nebudete.');
  await plain.press('Zrušit objednávku', { reason: 'Spletli jsme se' });
  expect(plain.read()).toContain('Objednávka je zrušená');
  expect(plain.read('main')).not.toContain('Zrušit objednávku');
});

test('a customer orders to an address of their book; a guest registers with an order and is forgotten', async ({
  plain,
  baseURL,
}) => {
  await registerPlainCustomer(plain);
  await plain.open('/uzivatel/seznam-adres');
  const address = { fullName: 'Eva Malá', street: 'Lesní 5', city: 'Brno', postcode: '602 00' };
  await plain.press('Uložit adresu', address);
  await openDelivery(plain);
  const book = plain.document.querySelector('select[name="shippingAddress"] option:nth-child(2)');
  await plain.press('Použít adresu', { ...janaNovakova, shippingAddress: book?.getAttribute('value') ?? '' });
  expect([plain.valueOf('city'), plain.valueOf('shippingFullName')]).toEqual(['Brno', 'Eva Malá']);
  await plain.press(toShipping);
  expect(plain.read('main')).toContain('Lesní 5');

  const guest = new PlainBrowser(baseURL ?? '');
  const email = `nova-${randomUUID()}@example.com`;
  await openDelivery(guest);
  await guest.press(toShipping, { ...janaNovakova, email });
  await guest.press(order, {
    shipper: 's-ppl',
    payment: 'pay-transfer',
    isRegistration: ['on'],
    password: customerPassword,
    passwordConfirmation: customerPassword,
  });
  expect(guest.read('main')).toContain(`Na ${email} jsme poslali zprávu s odkazem k vašemu účtu.`);
  await openDelivery(guest);
  expect(guest.valueOf('email')).toBe(email);
  await guest.press('Zapomenout údaje');
  expect(guest.valueOf('fullName')).toBe('');
});

test('a coupon, credits and a gift are ordered together', async ({ plain }) => {
  const email = await registerPlainCustomer(plain);
  await putIntoPlainCart(plain, expensive);
  await orderPlainCart(plain, { email });
  await setOrderStatus(codeOf(plain), 'delivered');
  await putIntoPlainCart(plain, expensive);
  await plain.press('Použít', { couponCode: 'zima' }, 'form:has(input[name="couponCode"])');
  expect(plain.read('main')).toContain('Slevový kód zima neznáme');
  await plain.press('Použít', { couponCode: 'zahrada10' }, 'form:has(input[name="couponCode"])');
  expect(plain.read('main')).toContain('Sleva 10 % (ZAHRADA10)');
  await plain.press('Použít', { credits: '50' }, 'form:has(input[name="credits"])');
  expect(plain.read('main')).toContain('Použijete 50 kreditů');
  await plain.press(/^Chci dárek/);
  expect(plain.hasButton(/^Vrátit dárek/)).toBe(true);
  await orderPlainCart(plain, { email });
  for (const text of ['Sleva 10 % (ZAHRADA10)', 'Sleva za kredity', '5 611 Kč'])
    expect(plain.read('main')).toContain(text);
});

test('what is for adults is sold to whoever declares their age', async ({ plain }) => {
  await openDelivery(plain, '/produkt/svetly-lezak-ke-grilu-oharek');
  await plain.press(toShipping, janaNovakova);
  const chosen = { shipper: 's-ppl', payment: 'pay-transfer' };
  await plain.press(order, chosen);
  expect(plain.read('main')).toContain('Potvrďte prosím, že vám je alespoň 18 let');
  const box = plain.document.querySelector('main input[type="checkbox"][aria-invalid="true"]')?.getAttribute('name');
  await plain.press(order, { ...chosen, [box ?? '']: ['on'] });
  expect(plain.url.pathname).toBe('/kosik/dokonceni');
});

test('a card payment that failed is tried again and paid', async ({ plain }) => {
  await putIntoPlainCart(plain);
  await orderPlainCart(plain, { payment: 'pay-card' });
  await plain.press('Platba selže');
  expect(plain.read('[data-payment-state]')).toContain('Platba se nepovedla');
  await plain.press(/Zaplatit znovu/);
  await plain.press('Zaplatit');
  expect(plain.url.pathname).toBe('/kosik/dokonceni');
  expect(plain.read('[data-payment-state]')).toContain('Zaplaceno, děkujeme.');
});

test('a Slovak pays in euros, above the minimum', async ({ plain }) => {
  await plain.open('/volby', { method: 'POST', body: new URLSearchParams({ currency: 'EUR', redirectTo: '/' }) });
  await plain.open('/volby', { method: 'POST', body: new URLSearchParams({ locale: 'sk', redirectTo: '/' }) });
  await openDelivery(plain, '/produkt/kyvadlovy-zavlazovac-travniku-meandr');
  await plain.press('Pokračovať k doprave a platbe', { ...zuzanaKovacova, country: 'SVK' });
  await plain.press('Objednávka s povinnosťou platby', { shipper: 's-ppl', payment: 'pay-transfer' });
  expect([plain.text('h1'), plain.read('main')]).toEqual(['Ďakujeme za objednávku', expect.stringContaining('€')]);
  expect(plain.read('main')).not.toContain('Kč');
});

test('a buyer requests a quote and orders by it, on an invoice; nobody else has quotes', async ({ plain, baseURL }) => {
  const email = `nakupci-${randomUUID()}@example.com`;
  await registerPlainBuyer(plain, email, '');
  await putIntoPlainCart(plain);
  await plain.follow('Vyžádat nabídku', 'main');
  await plain.press('Odeslat žádost', { message: 'Letos odebereme víc.' }, 'main');
  const code = /N\d{10}/.exec(plain.text('h1'))?.[0] ?? '';
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await answerQuote(code, tomorrow, ['1=12.34:1-2']);
  await plain.open(`/uzivatel/nabidky/${code.toLowerCase()}`);
  await plain.press('Vložit do košíku za tyto ceny');
  expect([plain.url.pathname, plain.read('main')]).toEqual([
    '/kosik',
    expect.stringContaining(`Cena z nabídky ${code}`),
  ]);
  await orderPlainCart(plain, { email, payment: 'pay-invoice' });
  expect(plain.read('main')).toContain('Splatnost nejdříve');
  await plain.open(`/uzivatel/nabidky/${code.toLowerCase()}`);
  expect(plain.read('main')).toContain('Objednaná');

  const guest = new PlainBrowser(baseURL ?? '');
  await guest.open('/uzivatel/nabidky/nova');
  expect(guest.url.pathname).toBe('/prihlasit');
});

test('a guest follows a paid order from the mail: its two parcels, and the invoice', async ({ plain }) => {
  const email = `cekajici-${randomUUID()}@example.com`;
  await putIntoPlainCart(plain, undefined, 2);
  await orderPlainCart(plain, { email });
  const code = codeOf(plain);
  await setOrderStatus(code, 'paid');
  await runVyloha('parcels', 'add', code, 'NB1', '--line', '1:1');
  await runVyloha('parcels', 'add', code, 'NB2');
  await plain.open(await waitForMailedPath(email, '/objednavka'));
  for (const part of ['Zásilky', 'NB1', 'NB2', 'Sledovat zásilku', 'Na cestě'])
    expect(plain.read('main')).toContain(part);
  await expect(async () => {
    await plain.open(plain.url.pathname);
    expect(plain.read('main')).toMatch(/Faktura \d+/);
  }).toPass();
  const file = await fetch(new URL(plain.link('a[href$="/pdf"]'), plain.url));
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(new TextDecoder().decode((await file.arrayBuffer()).slice(0, 5))).toBe('%PDF-');
});

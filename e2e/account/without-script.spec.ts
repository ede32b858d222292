import { randomUUID } from 'node:crypto';
import { companyOwner, registerPlainBuyer } from '@vyloha/e2e-fixtures/company';
import { waitForMailedPath } from '@vyloha/e2e-fixtures/mails';
import { issueStaffLogin, setOrderStatus } from '@vyloha/e2e-fixtures/orders';
import { PlainBrowser } from '@vyloha/e2e-fixtures/plain-browser';
import {
  customerPassword as password,
  janaNovakova,
  orderPlainCart,
  putIntoPlainCart,
  registerPlainCustomer,
} from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';

const newPassword = 'Jine-heslo-1';

/** Logs in on the page that is open. */
const logIn = (browser: PlainBrowser, email: string, secret = password) =>
  browser.press('Přihlásit se', { email, password: secret }, 'main');

test('a guest who opens the user area logs in first and returns; a restricted customer does not get in', async ({
  plain,
}) => {
  await plain.open('/uzivatel/objednavky');
  expect(plain.path).toBe('/prihlasit?redirectTo=%2Fuzivatel%2Fobjednavky');
  await logIn(plain, 'blokovany@example.com');
  expect(plain.read()).toContain('Váš účet nemá do obchodu přístup');
  await plain.open('/uzivatel/objednavky');
  await logIn(plain, 'zakaznik@example.com');
  expect([plain.path, plain.text('h1')]).toEqual(['/uzivatel/objednavky', 'Objednávky']);
  await plain.open('/uzivatel/cokoli');
  expect(plain.status).toBe(404);
});

test('a profile, an address, a list and a password are changed', async ({ plain }) => {
  const email = await registerPlainCustomer(plain);
  await plain.open('/uzivatel/osobni-udaje');
  await plain.press('Uložit údaje', { firstName: 'Eva', lastName: 'Veselá' });
  expect(plain.read()).toContain('Údaje jsou uložené');
  expect(plain.valueOf('lastName')).toBe('Veselá');

  await plain.open('/uzivatel/seznam-adres');
  const address = { fullName: 'Eva Veselá', street: 'Dlouhá 12', city: 'Praha', postcode: '110 00' };
  await plain.press('Uložit adresu', address);
  expect(plain.read()).toContain('Adresa je uložená');
  await plain.press(/^Smazat/);
  expect(plain.read('main')).toContain('Zatím tu nemáte žádnou adresu');

  await plain.open('/uzivatel/nakupni-seznamy');
  await plain.press('Vytvořit seznam', { name: 'Jarní výsadba' });
  expect(plain.text('h1')).toBe('Jarní výsadba');
  await plain.follow('Smazat celý seznam');
  await plain.press('Smazat seznam');
  expect(plain.read('main')).toContain('Zatím tu nemáte žádný nákupní seznam');

  await plain.open('/uzivatel/zmena-hesla');
  await plain.press('Změnit heslo', {
    oldPassword: password,
    password: newPassword,
    passwordConfirmation: newPassword,
  });
  expect(plain.read()).toContain('Heslo je změněné');
  plain.cookies = [];
  await plain.open('/prihlasit');
  await logIn(plain, email, newPassword);
  expect(plain.read()).toContain('Přihlášení bylo úspěšné');
});

test('a forgotten password is reset by a mailed link, which ends every login', async ({ plain, baseURL }) => {
  const elsewhere = new PlainBrowser(baseURL ?? '');
  const email = await registerPlainCustomer(elsewhere);
  await plain.open('/prihlasit');
  await plain.follow('Zapomněli jste heslo?');
  await plain.press('Poslat odkaz', { email });
  expect(plain.read()).toContain(`Pokud u nás má ${email} účet`);
  await plain.open(await waitForMailedPath(email, '/resetovat-heslo'));
  await plain.press('Nastavit heslo', { password: newPassword, passwordConfirmation: newPassword });
  expect(plain.read()).toContain('Heslo je změněné, můžete se přihlásit');
  await elsewhere.open('/uzivatel/prehled');
  expect(elsewhere.url.pathname).toBe('/prihlasit');
  await logIn(plain, email, newPassword);
  expect(plain.read()).toContain('Přihlášení bylo úspěšné');
});

test('a mailed link logs in without the password', async ({ plain, baseURL }) => {
  const email = await registerPlainCustomer(new PlainBrowser(baseURL ?? ''));
  await plain.open('/prihlasit');
  await plain.follow('Přihlásit se odkazem z e-mailu');
  await plain.press('Poslat odkaz', { email });
  expect(plain.read()).toContain(`Pokud u nás má ${email} účet`);
  await plain.open(await waitForMailedPath(email, '/prihlaseni-odkazem'));
  expect(plain.read('main')).toContain(`Přihlašujete se k účtu ${email}`);
  await plain.press('Přihlásit se', {}, 'main');
  expect(plain.read()).toContain('Přihlášení bylo úspěšné');
});

test('devices are logged out; the staff that shop as a customer are among them, and leave', async ({
  plain,
  baseURL,
}) => {
  const email = await registerPlainCustomer(plain);
  const staff = new PlainBrowser(baseURL ?? '');
  const link = await issueStaffLogin(email);
  await staff.open(link);
  await staff.open('/kosik');
  expect(staff.read()).toContain('Nakupujete jako zákazník');
  await plain.open('/uzivatel/zmena-hesla');
  expect(plain.read('#zarizeni')).toContain('Pracovník obchodu');
  await staff.press('Ukončit');
  expect(staff.read()).not.toContain('Nakupujete jako zákazník');
  await staff.open(link);
  expect(staff.read()).toContain('Přihlašovací odkaz už neplatí');

  await plain.open('/uzivatel/zmena-hesla');
  await plain.press('Odhlásit všechna zařízení');
  expect(plain.url.pathname).toBe('/prihlasit');
  await plain.open('/uzivatel/zmena-hesla');
  expect(plain.url.pathname).toBe('/prihlasit');
});

test('an e-mail is changed, newsletters are asked for, data are downloaded, and the account is deleted', async ({
  plain,
}) => {
  const email = await registerPlainCustomer(plain);
  const newEmail = email.replace('zakaznik', 'zakaznik-novy');
  await plain.open('/uzivatel/zmena-emailu');
  await plain.press('Poslat odkaz', { email: newEmail, password });
  expect(plain.read()).toContain(`Na ${newEmail} jsme poslali odkaz`);
  await plain.open(await waitForMailedPath(newEmail, '/uzivatel/zmena-emailu'));
  await plain.press('Potvrdit nový e-mail');
  await plain.open('/uzivatel/soukromi');
  await plain.press('Posílat novinky');
  expect(plain.read('main')).toContain('Novinky vám posíláme od');
  await plain.follow('Stáhnout moje údaje');
  expect(JSON.parse(plain.html)).toMatchObject({ profile: { email: newEmail } });

  await plain.open('/uzivatel/soukromi');
  await plain.press('Smazat účet natrvalo', { password: 'wrong' });
  expect(plain.read('main')).toContain('Současné heslo není správné');
  await plain.press('Smazat účet natrvalo', { password });
  expect(plain.read()).toContain('Váš účet je smazaný');
  await plain.open('/prihlasit');
  await logIn(plain, newEmail);
  expect(plain.status).toBe(422);
});

test('a favourite is added and taken away; one that is sold out leads to what can be bought instead', async ({
  plain,
}) => {
  await registerPlainCustomer(plain);
  const soldOut = '/produkt/akumulatorova-sekacka-chroust';
  await plain.open(soldOut);
  const name = plain.text('h1');
  await plain.press(`Do oblíbených: ${name}`, {}, 'main');
  expect(plain.url.pathname).toBe(soldOut);
  expect(plain.read()).toContain('Produkt byl přidán do oblíbených');
  await plain.open('/uzivatel/oblibene');
  await plain.follow(`Co koupit místo toho – ${name}`);
  expect(plain.url.pathname).toBe(soldOut);
  expect(plain.document.querySelector('#alternativy article')).not.toBeNull();
  await plain.press(`Do oblíbených: ${name}`, {}, 'main');
  expect(plain.read()).toContain('Produkt byl odebrán z oblíbených');
});

/** The owner of the demo shop's company, on the page of the company. */
async function openCompany(origin = ''): Promise<PlainBrowser> {
  const owner = new PlainBrowser(origin);
  await owner.open('/prihlasit?redirectTo=%2Fuzivatel%2Ffirma');
  await logIn(owner, companyOwner);
  return owner;
}

test('an owner invites a colleague, who registers, has a role and is removed; the last owner stays', async ({
  plain,
  baseURL,
}) => {
  const email = `nina-${randomUUID()}@example.com`;
  await registerPlainBuyer(plain, email, '2 500');
  expect(plain.read('main')).toContain('Nákupčí · limit objednávky 2 500 Kč');
  const owner = await openCompany(baseURL);
  await owner.press('Odebrat – Martin Zahradníček');
  expect(owner.read()).toContain('Firma musí mít aspoň jednoho vlastníka');
  const entries = [...owner.document.querySelectorAll('main li')];
  const entry = entries.find(({ textContent }) => textContent?.includes(email));
  await owner.open(entry?.querySelector('a')?.getAttribute('href') ?? '');
  await owner.press('Uložit změny', { role: 'approver' });
  expect(owner.read()).toContain('Změny jsou uložené');
  await owner.press('Odebrat – Nina Nová');
  expect(owner.read()).toContain('Ve firmě už není');
});

test('an invited customer joins after logging in', async ({ plain, baseURL }) => {
  const email = await registerPlainCustomer(plain);
  const owner = await openCompany(baseURL);
  await owner.press('Poslat pozvánku', { email }, 'form#invite');
  const link = await waitForMailedPath(email, '/pozvanka-do-firmy');
  await owner.open(link);
  expect(owner.read('main')).toContain(`Jste přihlášeni jako ${companyOwner}`);
  plain.cookies = [];
  await plain.open(link);
  await plain.follow('Přihlásit se', 'main');
  await logIn(plain, email);
  await plain.press('Přijmout pozvánku');
  expect(plain.url.pathname).toBe('/uzivatel/firma');
  expect(plain.read()).toContain('Vítejte ve firmě');
});

test('a business order is repeated regularly, skipped, paused and ended', async ({ plain }) => {
  const email = `pravidelne-${randomUUID()}@example.com`;
  await registerPlainBuyer(plain, email, '');
  await putIntoPlainCart(plain);
  await orderPlainCart(plain, { email });
  await plain.open(`/uzivatel/objednavky/${plain.text('[data-order-code]')}`);
  await plain.follow('Objednávat pravidelně');
  await plain.press(/^Pravidelná objednávka zavazující/, { intervalCount: '0' });
  expect(plain.read('main')).toContain('Zadejte číslo od 1 do 12');
  await plain.press(/^Pravidelná objednávka zavazující/, { intervalCount: '2', intervalUnit: 'week' });
  expect(plain.read('main')).toContain('každé 2 týdny');
  await plain.press(/^Přeskočit/);
  expect(plain.read('main')).toContain('přeskočeno');
  await plain.press('Pozastavit');
  expect(plain.read('main')).toContain('Pozastavená');
  await plain.press('Pokračovat', {}, 'main');
  await plain.press('Ukončit natrvalo');
  expect(plain.read('main')).toContain('Ukončená');
});

test('a customer orders the same again, and saves the cart as a list whose link a stranger buys by', async ({
  plain,
  baseURL,
}) => {
  await registerPlainCustomer(plain);
  const product = await putIntoPlainCart(plain);
  await orderPlainCart(plain);
  await plain.open('/uzivatel/objednavky');
  await plain.open(plain.link('main a[href^="/uzivatel/objednavky/"]'));
  await plain.press('Objednat znovu');
  expect([plain.url.pathname, plain.read()]).toEqual(['/kosik', expect.stringContaining('vloženy do košíku: 1 z 1')]);

  await plain.follow('Uložit jako nákupní seznam');
  await plain.press('Vytvořit seznam', { name: 'Na chalupu' });
  expect(plain.text('h1')).toBe('Na chalupu');
  expect(plain.read('main')).toContain(product);
  await plain.press('Vytvořit odkaz');
  const link = new URL(plain.document.querySelector('input[readonly]')?.getAttribute('value') ?? '').pathname;
  const stranger = new PlainBrowser(baseURL ?? '');
  await stranger.open(link);
  expect([stranger.text('h1'), stranger.hasButton('Uložit množství')]).toEqual(['Na chalupu', false]);
  await stranger.press('Vložit celý seznam do košíku');
  expect(stranger.read('main')).toContain(product);
  await plain.press('Zrušit odkaz');
  await stranger.open(link);
  expect(stranger.status).toBe(404);
});

test('files of others are not found, and guests log in first', async ({ plain, baseURL }) => {
  await registerPlainCustomer(plain);
  await putIntoPlainCart(plain);
  await orderPlainCart(plain);
  const code = plain.text('[data-order-code]');
  await setOrderStatus(code, 'paid');
  const order = `/uzivatel/objednavky/${code}`;
  // Documents are issued a moment after the payment.
  const open = async () => {
    await plain.open(order);
    return plain.read('main').includes('Faktura');
  };
  await expect.poll(open).toBe(true);
  const files = [plain.link('main a[href$="/pdf"]'), `${order}/zbozi`, `${order}/obrazky`];
  for (const file of files) {
    await plain.open(file);
    expect(plain.status, file).toBe(200);
  }
  const stranger = new PlainBrowser(baseURL ?? '');
  await stranger.open(files[0] ?? '');
  expect(stranger.path).toBe(`/prihlasit?redirectTo=${encodeURIComponent(files[0] ?? '')}`);
  await stranger.open('/uzivatel/reklamace/nova');
  expect(stranger.url.pathname).toBe('/prihlasit');
  await registerPlainCustomer(stranger);
  const claim = '/uzivatel/reklamace/R2026999999';
  for (const file of [...files, claim, `${claim}/fotografie/1`, '/uzivatel/nabidky/n2026000001']) {
    await stranger.open(file);
    expect(stranger.status, file).toBe(404);
  }
});

/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a defect is claimed with a photograph, which an error does not lose', async ({ plain }) => {
  await registerPlainCustomer(plain);
  await putIntoPlainCart(plain);
  await orderPlainCart(plain);
  await setOrderStatus(plain.text('[data-order-code]'), 'delivered');
  await plain.open('/uzivatel/reklamace/nova');
  const item = plain.document.querySelector('main select option:not([value=""])')?.getAttribute('value') ?? '';
  const files = { name: 'vada.png', mimeType: 'image/png', buffer: png };
  await plain.press('Odeslat reklamaci', { item, photoFiles: files }, 'main');
  expect(plain.read('main')).toContain('1 fotografie je nahraná');
  await plain.press('Odeslat reklamaci', { item, solution: 'repair', description: 'Po dvou dnech kape.' }, 'main');
  expect(plain.text('h1')).toMatch(/^Reklamace č\. R\d{10}$/);
  expect(plain.document.querySelector('img[alt="Fotografie vady č. 1"]')).not.toBeNull();
});

test('a guest withdraws from an order by its number and e-mail', async ({ plain, baseURL }) => {
  const product = await putIntoPlainCart(plain);
  await orderPlainCart(plain);
  const code = plain.text('[data-order-code]');
  const guest = new PlainBrowser(baseURL ?? '');
  await guest.open(`/odstoupeni-od-smlouvy?objednavka=${code}`);
  await guest.press('Pokračovat k výběru zboží', { email: 'nikdo@example.com' }, 'main');
  expect(guest.read('main')).toContain('Objednávku s tímto číslem a e-mailem jsme nenašli');
  await guest.press('Pokračovat k výběru zboží', { email: janaNovakova.email }, 'main');
  const box = guest.document.querySelector('main input[type="checkbox"]');
  const chosen = { [box?.getAttribute('name') ?? '']: ['on'] };
  await guest.press('Potvrdit odstoupení od smlouvy', { ...chosen, bankAccount: '2000145398/0800' });
  expect(guest.document.querySelector('main [aria-invalid="true"]')?.getAttribute('name')).toBe('bankAccount');
  await guest.press('Potvrdit odstoupení od smlouvy', { ...chosen, bankAccount: '2000145399/0800' });
  expect(guest.read('main')).toContain(`Odstoupení č. ${code}-1`);
  expect(guest.read('main')).toContain(product);
});

import assert from 'node:assert/strict';
import { headerNames } from '@vyloha/contract';
import { casesOf } from '../../case';
import { Skipped } from '../../skipped';
import { anEmail, callbackUrl } from '../../shop/world';

const { cases, prove } = casesOf('account');
export const accountCases = cases;

const loginName = 'POST /store/api/oauth/login';

prove(loginName, 'gives a token that says who is logged in', async (world) => {
  const { shopper, email } = await world.customer();
  (await shopper.call('GET user')).equals('data.email', email);
});

prove(loginName, 'a wrong password and an unknown e-mail are answered alike', async (world) => {
  const { email } = await world.customer();
  const tried = (who: string) =>
    world.guest().call(loginName, { body: { email: who, password: 'Spatne-heslo-1' }, status: 422 });
  assert.deepEqual((await tried(email)).raw, (await tried(anEmail())).raw);
});

prove(loginName, 'without a password 422 at its field', async (world) => {
  assert.deepEqual((await world.guest().call(loginName, { body: { email: anEmail() }, status: 422 })).fields(), [
    'password',
  ]);
});

prove(loginName, 'the guest’s cart becomes the customer’s and the guest token dies', async (world) => {
  const { email, password } = await world.customer();
  const { guest, offer } = await world.guestWithCart(2);
  const login = await guest.call(loginName, { body: { email, password } });
  const customer = world.guest().withToken(login.string('data.access_token'));
  const lines = (await customer.call('GET cart')).list('data.items');
  assert.ok(lines.some((line) => line.string('shoppable.id') === offer.variantId && line.number('amount') >= 2));
  (await guest.call('GET cart')).equals('data.items', []);
  await customer.call('DELETE cart/items');
});

prove('POST /store/api/oauth/logout', 'ends the life of the token', async (world) => {
  const { email, password } = await world.customer();
  const { shopper } = await world.logIn(email, password);
  await shopper.call('POST /store/api/oauth/logout', { body: {} });
  const answer = await shopper.call('GET user', { status: 401 });
  assert.deepEqual(answer.codes(), ['login_expired']);
});

prove('GET user', 'two customers never see each other', async (world) => {
  const [first, second] = [await world.customer(0), await world.customer(1)];
  (await first.shopper.call('GET user')).equals('data.email', first.email);
  (await second.shopper.call('GET user')).equals('data.email', second.email);
  (await first.shopper.call('GET user')).equals('data.email', first.email);
});

prove('GET user', 'is never cached', async (world) => {
  const { shopper } = await world.customer();
  assert.match((await shopper.call('GET user')).headers.get('cache-control') ?? '', /no-store/);
});

prove('GET cart', 'two customers have carts of their own', async (world) => {
  const [first, second] = [await world.customer(0), await world.customer(1)];
  const { variantId } = await world.offer();
  await world.fill(first.shopper, variantId, 2);
  (await second.shopper.call('GET cart')).equals('data.items', []);
  (await first.shopper.call('GET cart')).equals('data.items.0.amount', 2);
  await first.shopper.call('DELETE cart/items');
});

prove('PATCH user', 'changes what is named and leaves the rest', async (world) => {
  const { shopper, email } = await world.customer();
  const before = await shopper.call('GET user');
  const answer = await shopper.call('PATCH user', { body: { phone: '+420 605 111 222' } });
  answer.equals('data.phone', '+420 605 111 222');
  answer.equals('data.lastName', before.string('data.lastName'));
  answer.equals('data.email', email);
});

prove('PATCH user', 'a wrong phone is 422 at its field', async (world) => {
  const { shopper } = await world.customer();
  assert.deepEqual((await shopper.call('PATCH user', { body: { phone: 'abc' }, status: 422 })).fields(), ['phone']);
});

prove('POST register', 'answers the same for an e-mail with an account and without', async (world) => {
  const { email } = await world.customer();
  const register = (who: string) => {
    const password = 'Nove-heslo-1';
    return world
      .guest()
      .call('POST register', { body: { email: who, password, password_confirmation: password, callbackUrl } });
  };
  assert.deepEqual((await register(email)).raw, (await register(anEmail())).raw);
});

prove('POST register', 'passwords that differ, and a wrong e-mail, are 422 at their fields', async (world) => {
  const body = { email: 'nikdo', password: 'Nove-heslo-1', password_confirmation: 'Jine-heslo-1', callbackUrl };
  const fields = (await world.guest().call('POST register', { body, status: 422 })).fields();
  assert.ok(fields.includes('email'), fields.join());
  const differing = { ...body, email: anEmail() };
  assert.deepEqual((await world.guest().call('POST register', { body: differing, status: 422 })).fields(), [
    'password_confirmation',
  ]);
});

prove('POST register/confirm', 'the secret makes one account, once', async (world) => {
  const email = anEmail();
  const password = 'Nove-heslo-1';
  await world
    .guest()
    .call('POST register', { body: { email, password, password_confirmation: password, callbackUrl } });
  const token = await world.secretOf(email);
  await world.guest().call('POST register/confirm', { body: { token, password: 'Spatne-heslo-1' }, status: 422 });
  await world.guest().call('POST register/confirm', { body: { token, password } });
  await world.guest().call('POST register/confirm', { body: { token, password }, status: [404, 409, 422] });
  await world.logIn(email, password);
});

prove('POST register/confirm', 'orders that were placed with the e-mail become the account’s', async (world) => {
  const email = anEmail();
  const { order } = await world.guestOrder(1, { email });
  const { shopper } = await world.register(email);
  const codes = (await shopper.call('GET user/orders')).strings('data', 'code');
  assert.deepEqual(codes, [order.string('code')]);
});

prove('POST register/confirm', 'an unknown secret is refused', async (world) => {
  const body = { token: 'neni-to-on-0123456789', password: 'Nove-heslo-1' };
  await world.guest().call('POST register/confirm', { body, status: [404, 422] });
});

prove('POST user/activation', 'mails the link again', async (world) => {
  const { shopper } = await world.customer();
  await shopper.call('POST user/activation', { body: { callbackUrl }, status: [200, 409, 422] });
});

prove('POST activate', 'an unknown secret is refused', async (world) => {
  const { shopper } = await world.customer();
  await shopper.call('POST activate', { body: { token: 'neni-to-on-0123456789' }, status: [404, 422] });
});

prove('POST forgot-password', 'answers the same whether or not there is an account', async (world) => {
  const { email } = await world.customer();
  const forget = (who: string) => world.guest().call('POST forgot-password', { body: { email: who, callbackUrl } });
  assert.deepEqual((await forget(email)).raw, (await forget(anEmail())).raw);
});

prove('POST reset-password', 'the secret of the mail sets a new password and ends open logins', async (world) => {
  const { email, shopper } = await world.register();
  await world.guest().call('POST forgot-password', { body: { email, callbackUrl: `${callbackUrl}/heslo` } });
  const token = await world.secretOf(email, (link) => link.includes('/heslo'));
  const password = 'Jeste-novejsi-1';
  const body = { email, token, password, password_confirmation: password };
  await world.guest().call('POST reset-password', { body });
  await shopper.call('GET user', { status: 401 });
  await world.logIn(email, password);
  await world.guest().call('POST reset-password', { body, status: [404, 422] });
});

prove('POST reset-password', 'an unknown secret is refused', async (world) => {
  const password = 'Nove-heslo-1';
  const body = { email: anEmail(), token: 'neni-to-on-0123456789', password, password_confirmation: password };
  await world.guest().call('POST reset-password', { body, status: [404, 422] });
});

prove('PATCH user/password', 'ends every other login and keeps this one', async (world) => {
  const { email, password, shopper } = await world.register();
  const other = await world.logIn(email, password);
  const next = 'Jeste-novejsi-1';
  await shopper.call('PATCH user/password', {
    body: { old_password: password, password: next, password_confirmation: next },
  });
  await shopper.call('GET user');
  await other.shopper.call('GET user', { status: 401 });
});

prove('PATCH user/password', 'a wrong old password is 422 at its field', async (world) => {
  const { shopper } = await world.customer();
  const next = 'Jeste-novejsi-1';
  const body = { old_password: 'Spatne-heslo-1', password: next, password_confirmation: next };
  assert.deepEqual((await shopper.call('PATCH user/password', { body, status: 422 })).fields(), ['old_password']);
});

prove('POST login-links', 'answers the same whether or not there is an account', async (world) => {
  const { email } = await world.customer();
  const link = (who: string) => world.guest().call('POST login-links', { body: { email: who, callbackUrl } });
  assert.deepEqual((await link(email)).raw, (await link(anEmail())).raw);
});

prove('POST /store/api/oauth/login-link', 'the secret of the mail logs in, once', async (world) => {
  const { email } = await world.register();
  await world.guest().call('POST login-links', { body: { email, callbackUrl: `${callbackUrl}/prihlaseni` } });
  const token = await world.secretOf(email, (link) => link.includes('/prihlaseni'));
  const login = await world.guest().call('POST /store/api/oauth/login-link', { body: { token } });
  (await world.guest().withToken(login.string('data.access_token')).call('GET user')).equals('data.email', email);
  await world.guest().call('POST /store/api/oauth/login-link', { body: { token }, status: [404, 422] });
});

prove('POST /store/api/oauth/login-link', 'an unknown secret is refused', async (world) => {
  await world
    .guest()
    .call('POST /store/api/oauth/login-link', { body: { token: 'neni-to-on-0123456789' }, status: [404, 422] });
});

prove('POST mailed-links/state', 'a link is open until it is used', async (world) => {
  const { email } = await world.register();
  await world.guest().call('POST login-links', { body: { email, callbackUrl: `${callbackUrl}/prihlaseni` } });
  const token = await world.secretOf(email, (link) => link.includes('/prihlaseni'));
  const state = async () => world.guest().call('POST mailed-links/state', { body: { kind: 'loginLink', token } });
  (await state()).equals('data.is_open', true);
  (await state()).equals('data.is_open', true);
  await world.guest().call('POST /store/api/oauth/login-link', { body: { token } });
  (await state()).equals('data.is_open', false);
});

prove('POST /store/api/oauth/login-as', 'an unknown secret is refused', async (world) => {
  await world
    .guest()
    .call('POST /store/api/oauth/login-as', { body: { token: 'neni-to-on-0123456789' }, status: [401, 403, 404, 422] });
});

prove('POST login-tokens', 'a command logs in as a customer, once', async (world) => {
  const command = world.command();
  const { email } = await world.customer();
  const token = (await command.call('POST login-tokens', { body: { email } })).string('data.token');
  const login = await world.guest().call('POST /store/api/oauth/login-as', { body: { token } });
  (await world.guest().withToken(login.string('data.access_token')).call('GET user')).equals('data.email', email);
  await world.guest().call('POST /store/api/oauth/login-as', { body: { token }, status: [401, 403, 404, 422] });
});

prove('POST user/email', 'needs the password', async (world) => {
  const { shopper } = await world.customer();
  const body = { email: anEmail(), password: 'Spatne-heslo-1', callbackUrl };
  assert.deepEqual((await shopper.call('POST user/email', { body, status: 422 })).fields(), ['password']);
});

prove('POST user/email/confirm', 'makes the new e-mail the account’s', async (world) => {
  const { shopper, password } = await world.register();
  const email = anEmail();
  await shopper.call('POST user/email', { body: { email, password, callbackUrl } });
  const token = await world.secretOf(email);
  (await shopper.call('POST user/email/confirm', { body: { token } })).equals('data.email', email);
  await world.logIn(email, password);
});

prove('POST user/email/confirm', 'an unknown secret is refused', async (world) => {
  const { shopper } = await world.customer();
  await shopper.call('POST user/email/confirm', { body: { token: 'neni-to-on-0123456789' }, status: [404, 422] });
});

prove('GET user/newsletter', 'says whether the customer is subscribed', async (world) => {
  const { shopper } = await world.customer();
  assert.ok(
    ['subscribed', 'unconfirmed', 'none'].includes((await shopper.call('GET user/newsletter')).string('data.state')),
  );
});

prove('PATCH user/newsletter', 'subscribes and unsubscribes', async (world) => {
  const { shopper } = await world.customer();
  const wanted = await shopper.call('PATCH user/newsletter', { body: { isWanted: true, wording: 'Chci novinky.' } });
  assert.notEqual(wanted.string('data.state'), 'none');
  (await shopper.call('PATCH user/newsletter', { body: { isWanted: false } })).equals('data.state', 'none');
});

prove('GET user/data', 'has the profile and the orders', async (world) => {
  const customer = await world.customer();
  const order = await world.customerOrder(customer);
  const data = await customer.shopper.call('GET user/data');
  assert.ok(JSON.stringify(data.raw).includes(customer.email));
  assert.ok(JSON.stringify(data.raw).includes(order.string('code')));
});

prove('POST user/deletion', 'needs the password; then the account is gone', async (world) => {
  const { shopper, email, password } = await world.register();
  await shopper.call('POST user/deletion', { body: { password: 'Spatne-heslo-1' }, status: 422 });
  await shopper.call('POST user/deletion', { body: { password } });
  await shopper.call('GET user', { status: 401 });
  await world.guest().call(loginName, { body: { email, password }, status: 422 });
});

prove('GET user/sessions', 'lists open ones, this one first', async (world) => {
  const { shopper } = await world.customer();
  const sessions = (await shopper.call('GET user/sessions')).list('data');
  sessions[0]?.equals('isCurrent', true);
  assert.equal(sessions.filter((session) => session.boolean('isCurrent')).length, 1);
});

prove('DELETE user/sessions/{id}', 'ends that one and no other', async (world) => {
  const customer = await world.register();
  const other = await world.logIn(customer.email, customer.password);
  const id = (await other.shopper.call('GET user/sessions')).string('data.0.id');
  await customer.shopper.call('DELETE user/sessions/{id}', { params: { id } });
  await other.shopper.call('GET user', { status: 401 });
  await customer.shopper.call('GET user');
});

prove('DELETE user/sessions/{id}', 'one of another customer is 404 and stays', async (world) => {
  const [mine, theirs] = [await world.customer(0), await world.customer(1)];
  const id = (await theirs.shopper.call('GET user/sessions')).string('data.0.id');
  await mine.shopper.call('DELETE user/sessions/{id}', { params: { id }, status: 404 });
  await theirs.shopper.call('GET user');
});

prove('DELETE user/sessions', 'ends all, this one too', async (world) => {
  const { shopper } = await world.register();
  await shopper.call('DELETE user/sessions');
  await shopper.call('GET user', { status: 401 });
});

prove('GET user/passkeys', 'a new customer has none', async (world) => {
  const { shopper } = await world.newcomer();
  (await shopper.call('GET user/passkeys')).equals('data', []);
});

prove('POST user/passkeys/options', 'needs the password', async (world) => {
  const { shopper, password } = await world.customer();
  await shopper.call('POST user/passkeys/options', { body: { password: 'Spatne-heslo-1' }, status: 422 });
  assert.ok((await shopper.call('POST user/passkeys/options', { body: { password } })).has('data.challenge'));
});

prove('POST user/passkeys', 'a passkey that signed nothing is refused', async (world) => {
  const { shopper } = await world.customer();
  const response = { clientDataJSON: 'e30', attestationObject: 'e30' };
  const credential = { id: 'abc', rawId: 'abc', type: 'public-key', response };
  await shopper.call('POST user/passkeys', { body: { name: 'Telefon', credential }, status: 422 });
});

prove('DELETE user/passkeys/{id}', 'an unknown one is 404', async (world) => {
  const { shopper } = await world.customer();
  await shopper.call('DELETE user/passkeys/{id}', { params: { id: 'neni' }, status: 404 });
});

prove('POST /store/api/oauth/passkey-options', 'gives another challenge each time', async (world) => {
  const ask = async () =>
    (
      await world.guest().call('POST /store/api/oauth/passkey-options', { body: { browser: 'prohlizec-0123456789' } })
    ).string('data.challenge');
  assert.notEqual(await ask(), await ask());
});

prove('POST /store/api/oauth/passkey', 'any reason not to log in is 422 passkey_refused', async (world) => {
  const response = { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' };
  const credential = { id: 'abc', rawId: 'abc', type: 'public-key', response };
  const body = { browser: 'prohlizec-0123456789', credential };
  const answer = await world.guest().call('POST /store/api/oauth/passkey', { body, status: 422 });
  assert.deepEqual(answer.codes(), ['passkey_refused']);
});

prove('GET user/credits/amount', 'is a number that the history adds up to', async (world) => {
  const { shopper } = await world.customer();
  const amount = (await shopper.call('GET user/credits/amount')).number('data.amount');
  const history = await shopper.call('GET user/credits', { query: { perPage: 50 } });
  if (history.number('meta.pagination.totalPages') > 1) throw new Skipped('needs a customer with a short history');
  assert.ok(amount >= 0);
  if (history.list('data').length === 0) assert.equal(amount, 0);
});

prove('GET user/credits', 'are paged', async (world) => {
  const { shopper } = await world.customer();
  (await shopper.call('GET user/credits', { query: { page: 1, perPage: 5 } })).equals('meta.pagination.perPage', 5);
});

const anAddress = {
  type: 'shipping',
  name: 'Jan Novák',
  street: 'Dlouhá 12',
  city: 'Praha',
  postcode: '110 00',
  country_code: 'CZE',
};

prove('POST user/addresses', 'is in the list of its customer and of nobody else', async (world) => {
  const [mine, theirs] = [await world.customer(0), await world.customer(1)];
  const id = (await mine.shopper.call('POST user/addresses', { body: anAddress })).string('data.id');
  assert.ok((await mine.shopper.call('GET user/addresses')).strings('data', 'id').includes(id));
  assert.ok(!(await theirs.shopper.call('GET user/addresses')).strings('data', 'id').includes(id));
  await mine.shopper.call('DELETE user/addresses/{id}', { params: { id } });
});

prove('POST user/addresses', 'what is missing is 422 at its field', async (world) => {
  const { shopper } = await world.customer();
  const answer = await shopper.call('POST user/addresses', { body: { ...anAddress, city: '' }, status: 422 });
  assert.deepEqual(answer.fields(), ['city']);
});

prove('GET user/addresses', 'are filtered by type', async (world) => {
  const { shopper } = await world.customer();
  const id = (await shopper.call('POST user/addresses', { body: anAddress })).string('data.id');
  const billing = await shopper.call('GET user/addresses', { query: { type: 'billing' } });
  assert.ok(!billing.strings('data', 'id').includes(id));
  await shopper.call('DELETE user/addresses/{id}', { params: { id } });
});

prove('PATCH user/addresses/{id}', 'changes its customer’s; for another it is 404', async (world) => {
  const [mine, theirs] = [await world.customer(0), await world.customer(1)];
  const id = (await mine.shopper.call('POST user/addresses', { body: anAddress })).string('data.id');
  const body = { ...anAddress, city: 'Brno' };
  await theirs.shopper.call('PATCH user/addresses/{id}', { params: { id }, body, status: 404 });
  (await mine.shopper.call('PATCH user/addresses/{id}', { params: { id }, body })).equals('data.city', 'Brno');
  await mine.shopper.call('DELETE user/addresses/{id}', { params: { id } });
});

prove('DELETE user/addresses/{id}', 'removes its customer’s; for another, and again, it is 404', async (world) => {
  const [mine, theirs] = [await world.customer(0), await world.customer(1)];
  const id = (await mine.shopper.call('POST user/addresses', { body: anAddress })).string('data.id');
  await theirs.shopper.call('DELETE user/addresses/{id}', { params: { id }, status: 404 });
  await mine.shopper.call('DELETE user/addresses/{id}', { params: { id } });
  await mine.shopper.call('DELETE user/addresses/{id}', { params: { id }, status: 404 });
});

prove('GET user', 'an error is in the language of X-Locale', async (world) => {
  const titleIn = async (locale: string) => {
    const guest = world.guest().with({ [headerNames.locale]: locale });
    return (await guest.call('GET user', { status: 401 })).string('errors.0.title');
  };
  assert.notEqual(await titleIn('cs'), await titleIn('sk'));
});

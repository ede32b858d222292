import assert from 'node:assert/strict';
import { headerNames } from '@vyloha/contract';
import { casesOf } from '../../case';
import { Skipped } from '../../skipped';
import { anAttempt, anEmail, callbackUrl, sameMoney, type Customer, type World, plentyOfStock } from '../../shop/world';
import type { Value } from '../../wire/value';

const { cases, prove } = casesOf('business');
export const businessCases = cases;

const members = 'user/company/members/{id}';
const approvals = 'user/company/approvals';
const dayMs = 24 * 60 * 60 * 1_000;

prove('GET user/company', 'a person has none: 404', async (world) => {
  const { shopper } = await world.customer();
  if ((await shopper.call('GET user')).has('data.company')) throw new Skipped('needs a customer without a company');
  await shopper.call('GET user/company', { status: 404 });
});

prove('GET user/company', 'an owner sees the members, a buyer does not', async (world) => {
  const [owner, buyer] = [await world.member('owner'), await world.member('buyer')];
  const company = await owner.shopper.call('GET user/company');
  company.equals('data.role', 'owner');
  assert.ok(company.strings('data.members', 'email').includes(buyer.email));
  const seen = await buyer.shopper.call('GET user/company');
  seen.equals('data.role', 'buyer');
  seen.equals('data.members', []);
  seen.equals('data.invitations', []);
});

prove('GET user', 'a member buys for the company, at its prices', async (world) => {
  const { shopper } = await world.member('buyer');
  const user = await shopper.call('GET user');
  user.equals('data.company.role', 'buyer');
  assert.notEqual(user.string('data.variantHash'), 'b2c');
});

const cheaperForBusiness = async (world: World): Promise<{ variantId: string; price: number; usual: number }> => {
  const offers = (await world.allOffers()).filter(({ stock }) => stock >= plentyOfStock);
  const ids = [...new Set(offers.map(({ productId }) => productId))].slice(0, 100).join(',');
  const listed = await world
    .guest()
    .with({ [headerNames.userVariant]: 'b2b' })
    .call('GET /cms/catalog/product', { query: { ids } });
  const variants = listed.list('entities').flatMap((product) => product.list('variants'));
  for (const { variantId, price } of offers) {
    const variant = variants.find((entry) => entry.string('id') === variantId);
    if (variant !== undefined && variant.has('prices.unitWithTax') && variant.number('prices.unitWithTax') < price) {
      return { variantId, price: variant.number('prices.unitWithTax'), usual: price };
    }
  }
  throw new Skipped('needs a product with a price of the list b2b');
};

prove(
  'POST cart/items',
  'the cart of a member has the company’s prices; headers give them to nobody',
  async (world) => {
    const { variantId, price, usual } = await cheaperForBusiness(world);
    const { shopper } = await world.member('owner');
    await world.fill(shopper, variantId);
    sameMoney((await shopper.call('GET cart')).number('data.items.0.prices.unitWithTax'), price, 'price of the member');
    await shopper.call('DELETE cart/items');
    const pretending = world.guest().with({ [headerNames.userVariant]: 'b2b', [headerNames.userGroups]: 'business' });
    const guest = await world.fill(pretending, variantId);
    sameMoney((await guest.call('GET cart')).number('data.items.0.prices.unitWithTax'), usual, 'price of a guest');
  },
);

prove(`PATCH ${members}`, 'is for owners alone, and strangers are 404', async (world) => {
  const [owner, buyer] = [await world.member('owner'), await world.member('buyer')];
  const company = await owner.shopper.call('GET user/company');
  const member = company.list('data.members').find((entry) => entry.string('email') === buyer.email);
  assert.ok(member);
  const params = { id: member.string('id') };
  const body = {
    role: 'buyer',
    orderLimit: member.at('orderLimit').raw,
    monthlyLimit: member.at('monthlyLimit').raw,
  };
  await buyer.shopper.call(`PATCH ${members}`, { params, body, status: 403 });
  await owner.shopper.call(`PATCH ${members}`, { params, body });
  await owner.shopper.call(`PATCH ${members}`, { params: { id: 'u-neni' }, body, status: 404 });
});

prove(`PATCH ${members}`, 'the last owner stays one: 409 last_owner', async (world) => {
  const owner = await world.member('owner');
  const company = await owner.shopper.call('GET user/company');
  const owners = company.list('data.members').filter((entry) => entry.string('role') === 'owner');
  if (owners.length !== 1) throw new Skipped('needs a company with one owner');
  const params = { id: owners[0]?.string('id') ?? '' };
  const answer = await owner.shopper.call(`PATCH ${members}`, { params, body: { role: 'buyer' }, status: 409 });
  assert.deepEqual(answer.codes(), ['last_owner']);
});

async function invite(
  world: World,
  email = anEmail(),
): Promise<{ owner: Customer; email: string; id: string; token: string }> {
  const owner = await world.member('owner');
  const invitation = {
    email,
    role: 'buyer',
    orderLimit: 500,
    monthlyLimit: 9000,
    callbackUrl: `${callbackUrl}/pozvanka`,
  };
  const id = (await owner.shopper.call('POST user/company/invitations', { body: invitation })).string('data.id');
  return { owner, email, id, token: await world.secretOf(email, (link) => link.includes('/pozvanka')) };
}

const join = async (world: World): Promise<{ owner: Customer; member: Customer; id: string }> => {
  const { owner, email, token } = await invite(world);
  const password = 'Nove-heslo-1';
  const body = { token, password, password_confirmation: password, firstName: 'Nina', lastName: 'Nová' };
  const login = await world.guest().call('POST company-invitations/register', { body });
  const shopper = world.guest().withToken(login.string('data.access_token'));
  return { owner, member: { shopper, email, password }, id: (await shopper.call('GET user')).string('data.id') };
};

prove('POST user/company/invitations', 'is for owners alone', async (world) => {
  const { shopper } = await world.member('buyer');
  await shopper.call('POST user/company/invitations', {
    body: { email: anEmail(), role: 'buyer', callbackUrl },
    status: 403,
  });
});

prove('POST user/company/invitations', 'answers the same whether or not the e-mail has an account', async (world) => {
  const owner = await world.member('owner');
  const { email } = await world.customer();
  for (const who of [email, anEmail()]) {
    const answer = await owner.shopper.call('POST user/company/invitations', {
      body: { email: who, role: 'buyer', callbackUrl },
    });
    const id = answer.string('data.id');
    await owner.shopper.call('DELETE user/company/invitations/{id}', { params: { id } });
  }
});

prove('DELETE user/company/invitations/{id}', 'kills the link; a stranger’s is 404', async (world) => {
  const { owner, id, token } = await invite(world);
  await owner.shopper.call('DELETE user/company/invitations/{id}', { params: { id: 'ci-neni' }, status: 404 });
  await owner.shopper.call('DELETE user/company/invitations/{id}', { params: { id } });
  await world.guest().call('POST company-invitations/open', { body: { token }, status: 404 });
});

prove('POST company-invitations/open', 'says who invites whom; an unknown secret is 404', async (world) => {
  await world.guest().call('POST company-invitations/open', { body: { token: 'neni-to-on-0123456789' }, status: 404 });
  const { token, email, owner, id } = await invite(world);
  const answer = await world.guest().call('POST company-invitations/open', { body: { token } });
  answer.equals('data.email', email);
  answer.equals('data.hasAccount', false);
  await owner.shopper.call('DELETE user/company/invitations/{id}', { params: { id } });
});

prove('POST company-invitations/register', 'makes a member; the secret is dead then', async (world) => {
  const { owner, member, id } = await join(world);
  (await member.shopper.call('GET user/company')).equals('data.role', 'buyer');
  const company = await member.shopper.call('GET user/company');
  company.equals('data.orderLimit', 500);
  company.equals('data.monthlyLimit', 9000);
  company.equals('data.monthlyUsed', 0);
  await owner.shopper.call(`DELETE ${members}`, { params: { id } });
});

prove('POST company-invitations/accept', 'only the invited mailbox joins', async (world) => {
  const { token, owner, id } = await invite(world);
  const { shopper } = await world.customer();
  await shopper.call('POST company-invitations/accept', { body: { token }, status: [403, 404, 409, 422] });
  await owner.shopper.call('DELETE user/company/invitations/{id}', { params: { id } });
});

prove('POST company-invitations/accept', 'the invited customer joins', async (world) => {
  const { shopper, email } = await world.register();
  const { owner, token } = await invite(world, email);
  await shopper.call('POST company-invitations/accept', { body: { token } });
  (await shopper.call('GET user/company')).equals('data.role', 'buyer');
  const id = (await shopper.call('GET user')).string('data.id');
  await owner.shopper.call(`DELETE ${members}`, { params: { id } });
});

prove(`DELETE ${members}`, 'the member is a person again; a buyer removes nobody', async (world) => {
  const { owner, member, id } = await join(world);
  await member.shopper.call(`DELETE ${members}`, { params: { id }, status: 403 });
  await owner.shopper.call(`DELETE ${members}`, { params: { id } });
  await member.shopper.call('GET user/company', { status: 404 });
});

/** An order above the limit of the seeded buyer. */
async function waitingOrder(world: World): Promise<{ buyer: Customer; id: string; total: number }> {
  const buyer = await world.member('buyer');
  const limit = (await buyer.shopper.call('GET user/company')).at('data');
  if (!limit.has('orderLimit')) throw new Skipped('needs a buyer with a limit');
  const offer = await world.offer();
  const amount = Math.ceil((limit.number('orderLimit') * 2) / offer.price) + 1;
  if (amount > offer.stock) throw new Skipped('needs more pieces in stock');
  await world.fill(buyer.shopper, offer.variantId, amount);
  const placed = await world.place(buyer.shopper, { email: buyer.email });
  placed.equals('data.order', null);
  const id = placed.string('data.approval.id');
  const total = (await buyer.shopper.call(`GET ${approvals}/{id}`, { params: { id } })).number('data.total');
  return { buyer, id, total };
}

prove('POST cart/place', 'above a buyer’s limit it waits, and its cart is closed', async (world) => {
  const { buyer, id } = await waitingOrder(world);
  (await buyer.shopper.call('GET cart')).equals('data.items', []);
  await buyer.shopper.call(`POST ${approvals}/{id}/cancel`, { params: { id }, body: {} });
});

prove(
  'POST cart/place',
  'above what is left of a buyer’s month it waits, and its payment gets no dearer',
  async (world) => {
    const { owner, member, id } = await join(world);
    const limit = (monthlyLimit: number) =>
      owner.shopper.call(`PATCH ${members}`, { params: { id }, body: { role: 'buyer', monthlyLimit } });
    const offer = await world.offer();
    const fill = () => world.fill(member.shopper, offer.variantId, 1);
    await limit(1_000_000);
    await fill();
    const placed = await world.place(member.shopper, { email: member.email });
    const used = (await member.shopper.call('GET user/company')).number('data.monthlyUsed');
    sameMoney(used, placed.number('data.order.prices.totalWithTax'), 'what is used of the month');
    await limit(Math.floor(used));
    const order = { id: placed.string('data.order.id') };
    const offered = (await member.shopper.call('GET user/orders/{id}/payments', { params: order })).list('data');
    const paid = placed.number('data.order.prices.paymentPriceWithTax');
    for (const method of offered) assert.ok(method.number('prices.withTax') <= paid, 'no dearer method is offered');
    await fill();
    const approval = (await world.place(member.shopper, { email: member.email })).string('data.approval.id');
    const request = await member.shopper.call(`GET ${approvals}/{id}`, { params: { id: approval } });
    request.equals('data.heldBy', 'monthlyLimit');
    await member.shopper.call(`POST ${approvals}/{id}/cancel`, { params: { id: approval }, body: {} });
    await owner.shopper.call(`DELETE ${members}`, { params: { id } });
  },
);

prove(`GET ${approvals}`, 'has a buyer’s own, and for whoever decides all', async (world) => {
  const { buyer, id } = await waitingOrder(world);
  const approver = await world.member('approver');
  for (const { shopper } of [buyer, approver]) {
    assert.ok((await shopper.call(`GET ${approvals}`)).strings('data', 'id').includes(id));
  }
  await buyer.shopper.call(`POST ${approvals}/{id}/cancel`, { params: { id }, body: {} });
});

prove(`GET ${approvals}/{id}`, 'is 404 for whoever is not of the company', async (world) => {
  const { buyer, id } = await waitingOrder(world);
  const stranger = await world.newcomer();
  await stranger.shopper.call(`GET ${approvals}/{id}`, { params: { id }, status: 404 });
  (await buyer.shopper.call(`GET ${approvals}/{id}`, { params: { id } })).equals('data.canDecide', false);
  await buyer.shopper.call(`POST ${approvals}/{id}/cancel`, { params: { id }, body: {} });
});

prove(`POST ${approvals}/{id}/approve`, 'places it at the total that was seen, once', async (world) => {
  const { id, total } = await waitingOrder(world);
  const approver = await world.member('approver');
  const params = { id };
  const changed = await approver.shopper.call(`POST ${approvals}/{id}/approve`, {
    params,
    body: { total: total + 1 },
    status: 409,
  });
  assert.ok(changed.codes().includes('total_changed'));
  const answer = await approver.shopper.call(`POST ${approvals}/{id}/approve`, { params, body: { total } });
  assert.match(answer.string('data.orderCode'), /^\d{10}$/);
  const again = await approver.shopper.call(`POST ${approvals}/{id}/approve`, { params, body: { total }, status: 409 });
  assert.deepEqual(again.codes(), ['decided']);
});

prove(`POST ${approvals}/{id}/approve`, 'its buyer cannot', async (world) => {
  const { buyer, id, total } = await waitingOrder(world);
  await buyer.shopper.call(`POST ${approvals}/{id}/approve`, { params: { id }, body: { total }, status: [403, 404] });
  await buyer.shopper.call(`POST ${approvals}/{id}/cancel`, { params: { id }, body: {} });
});

prove(`POST ${approvals}/{id}/reject`, 'needs a reason, which its buyer sees', async (world) => {
  const { buyer, id } = await waitingOrder(world);
  const approver = await world.member('approver');
  const params = { id };
  assert.deepEqual(
    (
      await approver.shopper.call(`POST ${approvals}/{id}/reject`, { params, body: { reason: '' }, status: 422 })
    ).fields(),
    ['reason'],
  );
  await approver.shopper.call(`POST ${approvals}/{id}/reject`, { params, body: { reason: 'Počkejme na jaro.' } });
  const seen = await buyer.shopper.call(`GET ${approvals}/{id}`, { params });
  seen.equals('data.status', 'rejected');
  assert.ok(JSON.stringify(seen.at('data.log').raw).includes('Počkejme na jaro.'));
});

prove(`POST ${approvals}/{id}/cancel`, 'is its buyer’s; then nobody decides any more', async (world) => {
  const { buyer, id } = await waitingOrder(world);
  const approver = await world.member('approver');
  const params = { id };
  await approver.shopper.call(`POST ${approvals}/{id}/cancel`, { params, body: {}, status: [403, 404] });
  await buyer.shopper.call(`POST ${approvals}/{id}/cancel`, { params, body: {} });
  const late = await approver.shopper.call(`POST ${approvals}/{id}/reject`, {
    params,
    body: { reason: 'Pozdě' },
    status: 409,
  });
  assert.deepEqual(late.codes(), ['decided']);
});

prove('GET cart/payments', 'a company with terms may pay by invoice', async (world) => {
  const owner = await world.member('owner');
  if (!(await owner.shopper.call('GET user/company')).has('data.invoice'))
    throw new Skipped('needs a company with terms');
  await world.fill(owner.shopper, (await world.offer()).variantId);
  const invoice = (await owner.shopper.call('GET cart/payments'))
    .list('data')
    .find((entry) => entry.string('type') === 'INVOICE');
  assert.ok(invoice, 'no payment by invoice');
  assert.ok(invoice.number('invoice.dueDays') > 0);
  await owner.shopper.call('DELETE cart/items');
});

prove('POST cart/place', 'by invoice it says until when to pay, and uses up the limit', async (world) => {
  const owner = await world.member('owner');
  const used = async () => {
    const company = await owner.shopper.call('GET user/company');
    return company.has('data.invoice') ? company.number('data.invoice.used') : null;
  };
  const before = await used();
  if (before === null) throw new Skipped('needs a company with terms');
  await world.fill(owner.shopper, (await world.offer()).variantId);
  const invoice = (await owner.shopper.call('GET cart/payments'))
    .list('data')
    .find((entry) => entry.string('type') === 'INVOICE');
  if (invoice === undefined || invoice.has('unavailable')) throw new Skipped('needs a company that may pay by invoice');
  const order = (await world.place(owner.shopper, { payment_id: invoice.string('id'), email: owner.email })).at(
    'data.order',
  );
  assert.ok(order.has('invoice.dueOn'));
  sameMoney(((await used()) ?? 0) - before, order.number('prices.totalWithTax'), 'what is used of the limit');
});

prove('POST cart/place', 'by invoice without terms is 422 invoice_terms', async (world) => {
  const owner = await world.member('owner');
  await world.fill(owner.shopper, (await world.offer()).variantId);
  const invoice = (await owner.shopper.call('GET cart/payments'))
    .list('data')
    .find((entry) => entry.string('type') === 'INVOICE');
  await owner.shopper.call('DELETE cart/items');
  if (invoice === undefined) throw new Skipped('needs a payment by invoice');
  const { guest } = await world.guestWithCart(1);
  const answer = await world.place(guest, { payment_id: invoice.string('id') }, { status: 422 });
  assert.deepEqual(answer.fields(), ['payment_id']);
});

prove('GET user/orders', 'of the company are for its owners; 404 without a company', async (world) => {
  const owner = await world.member('owner');
  await owner.shopper.call('GET user/orders', { query: { company: true } });
  const { shopper } = await world.newcomer();
  await shopper.call('GET user/orders', { query: { company: true }, status: 404 });
});

async function quoteOf(world: World): Promise<{ owner: Customer; code: string; createdAt: string; variantId: string }> {
  const owner = await world.member('owner');
  const { variantId } = await world.offer();
  await world.fill(owner.shopper, variantId, 10);
  const headers = { [headerNames.idempotencyKey]: anAttempt() };
  const ask = async () =>
    (await owner.shopper.call('POST user/quotes', { body: { message: 'Prosíme o cenu.' }, headers })).string(
      'data.code',
    );
  const code = await ask();
  assert.equal(await ask(), code, 'the same attempt is two quotes');
  await owner.shopper.call('DELETE cart/items');
  const createdAt = (await owner.shopper.call('GET user/quotes/{code}', { params: { code } })).string('data.createdAt');
  return { owner, code, createdAt, variantId };
}

prove('POST user/quotes', 'the same Idempotency-Key again is the same quote', async (world) => {
  const { owner, code } = await quoteOf(world);
  assert.ok((await owner.shopper.call('GET user/quotes')).strings('data', 'code').includes(code));
});

prove('POST user/quotes', 'is for businesses, and of a cart that is not empty', async (world) => {
  const headers = () => ({ [headerNames.idempotencyKey]: anAttempt() });
  const person = await world.newcomer();
  await world.fill(person.shopper, (await world.offer()).variantId);
  const refused = await person.shopper.call('POST user/quotes', { body: {}, headers: headers(), status: 403 });
  await person.shopper.call('DELETE cart/items');
  assert.deepEqual(refused.codes(), ['business_only']);
  const owner = await world.member('owner');
  const empty = await owner.shopper.call('POST user/quotes', { body: {}, headers: headers(), status: 422 });
  assert.deepEqual(empty.codes(), ['cart_empty']);
});

prove('GET user/quotes', 'of a new customer there are none', async (world) => {
  (await (await world.newcomer()).shopper.call('GET user/quotes')).equals('data', []);
});

prove('GET user/quotes/{code}', 'has what was asked for; for others it is 404', async (world) => {
  const { owner, code, variantId } = await quoteOf(world);
  const quote = await owner.shopper.call('GET user/quotes/{code}', { params: { code } });
  quote.equals('data.state', 'sent');
  quote.equals('data.items.0.variantId', variantId);
  quote.equals('data.items.0.amount', 10);
  const stranger = await world.newcomer();
  await stranger.shopper.call('GET user/quotes/{code}', { params: { code }, status: 404 });
});

prove('POST user/quotes/{code}/cart', 'one that is not answered is 409 quote_state', async (world) => {
  const { owner, code } = await quoteOf(world);
  const answer = await owner.shopper.call('POST user/quotes/{code}/cart', { params: { code }, body: {}, status: 409 });
  assert.deepEqual(answer.codes(), ['quote_state']);
});

prove('POST quote-states', 'an answered quote goes into the cart at its prices', async (world) => {
  const command = world.command();
  const { owner, code, createdAt } = await quoteOf(world);
  const validUntil = new Date(Date.parse(createdAt) + 14 * dayMs).toISOString().slice(0, 10);
  const lines = [{ number: 1, price: 10 }];
  await command.call('POST quote-states', { body: { code, state: 'answered', validUntil, lines } });
  const cart = await owner.shopper.call('POST user/quotes/{code}/cart', { params: { code }, body: {} });
  sameMoney(cart.number('data.cart.items.0.prices.unitWithoutTax'), 10, 'price of the quote');
  cart.equals('data.cart.items.0.quote.applies', true);
  await owner.shopper.call('DELETE cart/items');
});

prove('POST quote-states', 'a declined one needs a note; an unknown one is 404', async (world) => {
  const command = world.command();
  await command.call('POST quote-states', {
    body: { code: 'N2001000001', state: 'declined', note: 'Nejde' },
    status: 404,
  });
  const { owner, code } = await quoteOf(world);
  await command.call('POST quote-states', { body: { code, state: 'declined' }, status: 422 });
  await command.call('POST quote-states', { body: { code, state: 'declined', note: 'Nevedeme.' } });
  (await owner.shopper.call('GET user/quotes/{code}', { params: { code } })).equals('data.state', 'declined');
});

prove('GET ares/ico', 'a wrong checksum is 422 ico_invalid', async (world) => {
  const answer = await world.guest().call('GET ares/ico', { query: { ico: '12345678' }, status: 422 });
  assert.deepEqual(answer.codes(), ['ico_invalid']);
});

prove('GET ares/ico', 'finds a company by its number', async (world) => {
  const integrations: Value = (await world.guest().call('GET globals')).at('data.settings.integrations');
  if (integrations.at('ares').raw !== true) throw new Skipped('needs a register of companies');
  const { shopper } = await world.member('owner');
  const ico = (await shopper.call('GET user/company')).string('data.tin');
  const answer = await world.guest().call('GET ares/ico', { query: { ico } });
  assert.ok(JSON.stringify(answer.raw).includes(ico));
});

prove('GET vat-number', 'a malformed number is 422', async (world) => {
  const answer = await world.guest().call('GET vat-number', { query: { number: 'CZ12345678' }, status: 422 });
  assert.deepEqual(answer.codes(), ['invalid']);
});

prove('GET vat-number', 'says whether a number is valid, where the shop asks a register', async (world) => {
  const { shopper } = await world.member('owner');
  const number = (await shopper.call('GET user/company')).string('data.vatin');
  const answer = await world.guest().call('GET vat-number', { query: { number: number.toLowerCase() } });
  if (!answer.has('data')) throw new Skipped('needs a register of numbers for VAT');
  answer.equals('data.number', number);
  assert.ok(['valid', 'invalid', 'unavailable'].includes(answer.string('data.result')));
});

prove('POST vat-number/checks', 'the staff see what is kept of the answers', async (world) => {
  const command = world.command();
  const { shopper } = await world.member('owner');
  const number = (await shopper.call('GET user/company')).string('data.vatin');
  if (!(await world.guest().call('GET vat-number', { query: { number } })).has('data'))
    throw new Skipped('needs a register of numbers for VAT');
  const kept = await command.call('POST vat-number/checks', { body: { number } });
  assert.ok(kept.strings('data', 'number').includes(number));
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stock } from '@vyloha/backend-catalog/tables';
import { shopOrder } from '@vyloha/backend-orders/tables';
import { createTestShop, type TestShop } from '../../testing/create-test-shop';
import { fillGuestCart } from '../../testing/fill-guest-cart';
import { createPlaceBody } from '../../testing/place-body';
import { oneTestDatabase } from '../../testing/test-databases';

const slovakAddress = { street: 'Hlavná 3', city: 'Žilina', postcode: '010 01', country_code: 'SVK' };

describe.each(oneTestDatabase(import.meta.url))('orders that are refused, on $name', ({ open }) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await createTestShop({ database: await open() });
  });
  afterAll(() => shop.close());

  it.each<[string, Record<string, unknown>, string, string]>([
    ['a bad e-mail', { email: 'jan' }, 'email', 'E-mail není ve správném formátu'],
    ['a bad phone', { phone: '777 123 456' }, 'phone', 'Nezadali jste správně telefonní číslo'],
    ['half a name', { lastName: ' ' }, 'lastName', 'Nezadali jste celé jméno'],
    [
      'a bad postcode',
      { billing_address: { street: 'Dlouhá 12', city: 'Praha', postcode: '1100', country_code: 'CZE' } },
      'billing_address.postcode',
      'PSČ musí obsahovat 5 čísel',
    ],
    [
      'an address without a street',
      { shipping: { address: { street: '', city: 'Praha', postcode: '110 00', country_code: 'CZE' } } },
      'shipping.address.street',
      'Vyplňte prosím toto pole',
    ],
    [
      'a bad company number',
      { business: { business_name: 'X', TIN: '12345678' } },
      'business.TIN',
      'Nesprávný formát IČ',
    ],
    ['no consent', { terms: false }, 'terms', 'Bez souhlasu s obchodními podmínkami nelze objednat'],
    ['an unknown shipper', { shipper_id: 's-nic' }, 'shipper_id', 'Tento způsob dopravy nenabízíme'],
    ['an unknown payment', { payment_id: 'pay-nic' }, 'payment_id', 'Tento způsob platby nenabízíme'],
    ['a blocked payment', { shipper_id: 's-posta' }, 'payment_id', 'Tímto způsobem u zvolené dopravy zaplatit nelze'],
    [
      'a pick-up without a branch',
      { shipper_id: 's-pobocka' },
      'branch_id',
      'Vyberte prosím pobočku, na které si zboží vyzvednete',
    ],
    [
      'a foreign branch',
      { shipper_id: 's-pobocka', branch_id: 'br-nic' },
      'branch_id',
      'Na této pobočce si zboží vyzvednout nelze',
    ],
    [
      'a parcel to a point without one',
      { shipper_id: 's-vydejna' },
      'branch_id',
      'Vyberte prosím výdejní místo, kam máme balík poslat',
    ],
    [
      'a point that the shipper does not have',
      { shipper_id: 's-vydejna', branch_id: 'br-praha-karlin' },
      'branch_id',
      'Toto výdejní místo dopravce nemá, vyberte prosím jiné',
    ],
    [
      'a point that was closed',
      { shipper_id: 's-vydejna', branch_id: 'pp-tabor-2' },
      'branch_id',
      'Výdejní místo Tábor – Potraviny je nyní zavřené, vyberte prosím jiné',
    ],
    [
      'a point as a branch',
      { shipper_id: 's-pobocka', branch_id: 'pp-tabor-1' },
      'branch_id',
      'Na této pobočce si zboží vyzvednout nelze',
    ],
    [
      'a shipper that does not go there',
      { shipper_id: 's-posta', shipping: { address: slovakAddress } },
      'shipper_id',
      'Tento způsob dopravy do zvolené země nejezdí',
    ],
    [
      'crowns in Slovakia',
      { shipping: { address: slovakAddress } },
      'shipping.address.country_code',
      'Do zvolené země nelze platit v měně CZK',
    ],
    [
      'a time that is gone',
      { delivery_time_id: 's-ppl.2026-11-23.08' },
      'delivery_time_id',
      'Tento čas doručení už není volný',
    ],
    [
      'a time in another year',
      { delivery_time_id: 's-ppl.2031-11-24.08' },
      'delivery_time_id',
      'Tento čas doručení už není volný',
    ],
    ['an unearned gift', { order_gifts: ['v-darek'] }, 'order_gifts', 'Tento dárek už k objednávce nelze vybrat'],
    [
      'a short password',
      { registration: true, password: 'krátké', password_confirmation: 'krátké' },
      'password',
      'Heslo musí mít alespoň 8 znaků',
    ],
    [
      'two passwords',
      { registration: true, password: 'Tulipan-2026', password_confirmation: 'Tulipan-2027' },
      'password_confirmation',
      'Nepodařilo se vám heslo napsat 2× správně.',
    ],
  ])('refuses %s', async (_name, changes, field, title) => {
    const shelves = await shop.db.select().from(stock);
    const headers = await fillGuestCart(shop, 'v-hadice-20', 1);
    const response = await shop.call('POST', '/store/api/v1/cart/place', { headers, body: createPlaceBody(changes) });
    expect(response).toMatchObject({ status: 422, json: { errors: [{ field, title }] } });
    expect(await shop.db.select().from(shopOrder)).toEqual([]);
    expect(await shop.db.select().from(stock)).toEqual(shelves);
  });
});

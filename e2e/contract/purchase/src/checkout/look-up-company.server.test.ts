import { companyLoader, deliveryPageAction } from '@vyloha/checkout/server';
import { aHandlerContext } from '@vyloha/session/testing';
import { startBackend, type RunningBackend } from '@vyloha/test-backend';
import { aRequest } from '@vyloha/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aShoppingGuest } from '../testing/a-shopping-guest';
import { deliveryForm, handlerArgs } from '../testing/handler-args';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const company = {
  isBusiness: 'on',
  tin: '24081353',
  businessName: 'Park a zeleň a.s.',
  vatin: 'CZ24081353',
  billingInfo: 'on',
  billingStreet: 'Lipová',
  billingHouseNumber: '678/23',
  billingCity: 'Praha',
  billingPostcode: '186 00',
  billingCountry: 'CZE',
};

describe('companyLoader', () => {
  const lookUp = async (tin: string, running: RunningBackend | null = backend) => {
    const { context } = aHandlerContext(running === null ? {} : { backend: running });
    const request = aRequest(`/kosik/firma?ico=${encodeURIComponent(tin)}`);
    return companyLoader({ request, params: {}, context });
  };

  it('answers with the fields of the form', async () => {
    const response = await lookUp('24081353');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await response.json()).toEqual({ kind: 'found', name: 'Park a zeleň a.s.', fields: company });
  });

  it.each([
    ['27074358', 'Firmu s tímto IČO jsme v rejstříku nenašli. Zkontrolujte ho, nebo údaje vyplňte ručně.'],
    ['25173901', 'Firma s tímto IČO už zanikla. Zkontrolujte ho prosím.'],
    ['24081354', 'Nesprávný formát IČ'],
    ['', 'Vyplňte prosím IČO, podle kterého máme firmu najít.'],
    ['9'.repeat(10_000), 'Nesprávný formát IČ'],
  ])('says why %s is no company', async (tin, problem) => {
    expect(await (await lookUp(tin)).json()).toEqual({ kind: 'problem', problem });
  });

  it('leaves the form to its shopper while the backend is unavailable', async () => {
    const problem = 'Rejstřík firem teď neodpovídá. Vyplňte prosím údaje ručně.';
    expect(await (await lookUp('24081353', null)).json()).toEqual({ kind: 'problem', problem });
  });
});

describe('the button of the form', () => {
  const press = async (form: Record<string, string>) => {
    const { request, cookies } = await aShoppingGuest({ backend });
    const answer = await deliveryPageAction(handlerArgs(request().context, { fill: 'company', ...form }));
    expect(cookies.has('checkout')).toBe(false);
    return answer;
  };

  it('fills in the company and keeps the rest, without validating it', async () => {
    expect(await press({ ...deliveryForm, phone: '1', tin: '240 81 353', businessName: 'Park' })).toMatchObject({
      data: {
        submission: { initialValue: { ...deliveryForm, phone: '1', ...company } },
        notice: 'Údaje firmy Park a zeleň a.s. jsme doplnili z rejstříku. Zkontrolujte je prosím.',
      },
      init: null,
    });
  });

  it('shows beside the number why there is no company', async () => {
    expect(await press({ ...deliveryForm, tin: '27074358' })).toMatchObject({
      data: {
        submission: {
          initialValue: { ...deliveryForm, tin: '27074358' },
          error: { tin: [expect.stringContaining('nenašli')] },
        },
      },
      init: { status: 422 },
    });
  });

  it('is not needed where the name is that of another number: sending the form fills in the company as well', async () => {
    const business = { isBusiness: 'on', businessName: 'Zahradníček', companyBefore: '91234565 Zahradníček' };
    const { request, cookies } = await aShoppingGuest({ backend });
    const send = (tin: string, name = business.businessName) =>
      deliveryPageAction(
        handlerArgs(request().context, { ...deliveryForm, ...business, businessName: name, businessTerms: 'on', tin }),
      );
    expect(await send('24081353')).toMatchObject({ data: { submission: { initialValue: company } } });
    expect(await send('27074358')).toMatchObject({
      data: { submission: { initialValue: { tin: '27074358', businessName: '', vatin: '' } } },
      init: { status: 422 },
    });
    expect(cookies.has('checkout')).toBe(false);
    await send('27074358', 'Nová firma');
    expect(cookies.has('checkout')).toBe(true);
  });
});

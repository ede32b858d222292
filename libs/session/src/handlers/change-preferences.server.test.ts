import { aRequest } from '@vyloha/testing';
import { describe, expect, it } from 'vitest';
import { aHandlerContext } from '../testing/a-handler-context';
import { changePreferencesAction } from './change-preferences.server';

async function post(form: Record<string, string>) {
  const { context, cookies } = aHandlerContext();
  const response = await changePreferencesAction({ request: aRequest('/volby', { form }), params: {}, context });
  return { status: response.status, location: response.headers.get('Location'), cookies: Object.fromEntries(cookies) };
}

describe('changePreferencesAction', () => {
  it.each([
    [{ currency: 'EUR' }, { currency: 'EUR' }],
    [{ locale: 'sk' }, { locale: 'sk' }],
    [
      { displayVat: 'false', displayBothPrices: 'true' },
      { displayVat: 'false', displayBothPrices: 'true' },
    ],
    [{}, {}],
  ])('%o is stored as %o, and redirects back to the page', async (form, cookies) => {
    expect(await post({ ...form, redirectTo: '/zahrada?p=2' })).toEqual({
      status: 303,
      location: '/zahrada?p=2',
      cookies,
    });
  });

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])(
    'does not lead to %s',
    async (redirectTo) => {
      expect(await post({ currency: 'EUR', redirectTo })).toMatchObject({ location: '/' });
    },
  );

  it.each([{ currency: 'nonsense' }, { locale: 'de' }, { displayVat: 'perhaps' }])('rejects %o', async (form) => {
    await expect(post(form)).rejects.toMatchObject({ status: 400 });
  });
});

import { expect, it } from 'vitest';
import { orderTextsIn } from './order-texts';
import { drawPaymentCode } from './payment-code';

const transfer = { paymentType: 'BANK_TRANSFER', bankIban: 'SK3112000000198742637541', bankBic: 'TATRSKBX' };
const about = { texts: orderTextsIn('sk'), recipient: 'Zelená výloha' };
const draw = (order: Partial<Parameters<typeof drawPaymentCode>[0]> = {}, owedMinor = 4990) =>
  drawPaymentCode({ ...transfer, code: '2026000123', currency: 'EUR', ...order }, { owedMinor }, about);

it.each(['CZK', 'EUR'])('a transfer in %s that is owed has a code', async (currency) => {
  expect((await draw({ currency }))?.subarray(1, 4).toString()).toBe('PNG');
});

it('what is paid otherwise, or already, has none', async () => {
  const codes = [await draw({ paymentType: 'INVOICE' }), await draw({ bankIban: null }), await draw({}, 0)];
  expect(codes).toEqual([null, null, null]);
});

import { toSpayd } from '@vyloha/money';
import { toBuffer } from 'qrcode';
import { fill } from '@vyloha/backend-kernel';
import type { OrderMoney } from '../order-money';
import type { OrderRow } from '../placing/to-order-rows';
import type { OrderTexts } from './order-texts';

/** Content id of the picture in a mail. */
export const paymentCodeCid = 'payment-code';

/** Pixels of a side, two for each that is shown. */
const pictureWidth = 400;

/** Czech banking apps read it; other banks are told by the account. An order by invoice is paid by the code on that. */
export async function drawPaymentCode(
  order: Pick<OrderRow, 'paymentType' | 'bankIban' | 'bankBic' | 'code' | 'currency'>,
  { owedMinor }: Pick<OrderMoney, 'owedMinor'>,
  texts: OrderTexts,
): Promise<Buffer | null> {
  const { paymentType, bankIban, bankBic, code, currency } = order;
  if (paymentType !== 'BANK_TRANSFER' || bankIban === null || currency !== 'CZK' || owedMinor <= 0) return null;
  const transfer = {
    iban: bankIban,
    bic: bankBic,
    variableSymbol: code,
    amountMinor: owedMinor,
    currencyCode: currency,
  };
  const text = toSpayd(transfer, fill(texts.paymentMessage, { code }));
  return toBuffer(text, { type: 'png', errorCorrectionLevel: 'M', margin: 4, width: pictureWidth });
}

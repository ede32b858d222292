import { paymentCodeTexts } from '@vyloha/money/server';
import { toBuffer } from 'qrcode';
import { type MailAttachment, type MailSection, fill } from '@vyloha/backend-kernel';
import type { OrderMoney } from '../order-money';
import type { OrderRow } from '../placing/to-order-rows';
import type { OrderTexts } from './order-texts';

/** Content id of the picture in a mail. */
export const paymentCodeCid = 'payment-code';

/** Pixels of a side, two for each that is shown. */
const pictureWidth = 400;

/** One code alone, that of the currency's country. An order by invoice is paid by the code on that. */
export async function drawPaymentCode(
  order: Pick<OrderRow, 'paymentType' | 'bankIban' | 'bankBic' | 'code' | 'currency'>,
  { owedMinor }: Pick<OrderMoney, 'owedMinor'>,
  { texts, recipient }: { texts: OrderTexts; recipient: string },
): Promise<Buffer | null> {
  const { paymentType, bankIban, bankBic, code, currency } = order;
  if (paymentType !== 'BANK_TRANSFER' || bankIban === null || owedMinor <= 0) return null;
  const transfer = {
    iban: bankIban,
    bic: bankBic,
    variableSymbol: code,
    amountMinor: owedMinor,
    currencyCode: currency,
  };
  const [{ text }] = paymentCodeTexts(transfer, { message: fill(texts.paymentMessage, { code }), recipient });
  return toBuffer(text, { type: 'png', errorCorrectionLevel: 'M', margin: 4, width: pictureWidth });
}

/** The picture of a code, for a mail one of whose sections shows it. */
export function paymentCodeAttachments(code: Buffer | null, sections: readonly MailSection[]): MailAttachment[] {
  const isShown = sections.some(({ picture }) => picture?.cid === paymentCodeCid);
  if (code === null || !isShown) return [];
  return [{ filename: 'qr.png', content: code, contentType: 'image/png', cid: paymentCodeCid }];
}

import type { AppLoadContext } from '@remix-run/node';
import type { BankTransfer } from '@vyloha/money';
import { paymentCodeTexts } from '@vyloha/money/server';
import { create } from 'qrcode';
import type { PaymentCode, QrDrawing } from '../../model/payments/payment-code';

/** Quiet zone around the code in modules, which some cameras need. */
const quietZone = 4;

/** Encodes a text as a QR code. */
function toQrDrawing(text: string): QrDrawing {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const dark = Array.from({ length: modules.size ** 2 }, (_, index) => index).filter((index) => modules.data[index]);
  const path = dark
    .map((index) => `M${(index % modules.size) + quietZone} ${Math.floor(index / modules.size) + quietZone}h1v1h-1z`)
    .join('');
  return { size: modules.size + 2 * quietZone, path };
}

interface OrderToPay {
  code: string;
  /** `null` where no money has to be sent: there are no codes. */
  transfer: BankTransfer | null;
  /** Name of the shop. */
  recipient: string;
}

/** The codes by which an order is paid. */
export function createPaymentCodes(
  { t }: Pick<AppLoadContext, 't'>,
  { code, transfer, recipient }: OrderToPay,
): PaymentCode[] {
  if (transfer === null) return [];
  const message = t('orders:transfer.message', { code });
  return paymentCodeTexts(transfer, { message, recipient }).map(({ format, text }) => ({
    format,
    drawing: toQrDrawing(text),
  }));
}

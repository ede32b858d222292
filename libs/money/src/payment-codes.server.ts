import { toPayBySquare } from './pay-by-square.server';
import { toSpayd, type BankTransfer } from './spayd';

/** What a QR code says; `spayd` is read by Czech banking apps, `payBySquare` by Slovak ones. */
interface PaymentCodeText {
  format: 'spayd' | 'payBySquare';
  text: string;
}

/**
 * The codes by which a transfer is paid, that of its currency's country first: where only one is shown, it is that. Euros
 * are paid from banks of both countries.
 */
export function paymentCodeTexts(
  transfer: Omit<BankTransfer, 'accountNumber'>,
  { message, recipient }: { message: string; recipient: string },
): [PaymentCodeText, ...PaymentCodeText[]] {
  const spayd: PaymentCodeText = { format: 'spayd', text: toSpayd(transfer, message) };
  if (transfer.currencyCode !== 'EUR') return [spayd];
  return [{ format: 'payBySquare', text: toPayBySquare(transfer, { message, recipient }) }, spayd];
}

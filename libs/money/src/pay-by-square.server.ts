import { CurrencyCode, encode, PaymentOptions } from 'bysquare/pay';
import type { BankTransfer } from './spayd';

/**
 * The code of a transfer in euros that Slovak banking apps read.
 * @see https://www.sbaonline.sk/projekt/projekty-z-oblasti-platobnych-sluzieb/
 */
export function toPayBySquare(
  { iban, bic, variableSymbol, amountMinor, dueOn }: Omit<BankTransfer, 'accountNumber' | 'currencyCode'>,
  { message, recipient }: { message: string; recipient: string },
): string {
  const payment = {
    type: PaymentOptions.PaymentOrder,
    amount: amountMinor / 100,
    currencyCode: CurrencyCode.EUR,
    variableSymbol,
    paymentNote: message,
    ...(dueOn && { paymentDueDate: dueOn.replaceAll('-', '') }),
    bankAccounts: [{ iban: iban.replaceAll(' ', ''), ...(bic && { bic }) }],
    beneficiary: { name: recipient },
  };
  // A mistake in the shop's account must not fail the page of an order; the shopper sees the account beside the code.
  return encode({ payments: [payment] }, { deburr: true, validate: false });
}

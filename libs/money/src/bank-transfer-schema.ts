import * as v from 'valibot';
import { moneySchema } from './money-schema';
import type { BankTransfer } from './spayd';

/** Where the money for an order is sent, on the wire → a bank transfer. */
export const bankTransferSchema = v.pipe(
  v.object({
    accountNumber: v.string(),
    iban: v.string(),
    bic: v.nullable(v.string()),
    variableSymbol: v.string(),
    amount: moneySchema,
    currencyCode: v.string(),
  }),
  v.transform(({ amount, ...account }): BankTransfer => ({ ...account, amountMinor: amount })),
);

import { parseBankAccount } from '@vyloha/contract';
import { email, requiredText } from '@vyloha/forms/rules';
import * as v from 'valibot';
import type { WithdrawalLine } from './withdrawal-order';

/** The longest texts of the form. */
export const withdrawalLimits = { code: 50, reason: 2000, bankAccount: 60 };

/** The form that finds an order. */
export const orderLookupInput = v.object({
  code: v.pipe(requiredText, v.maxLength(withdrawalLimits.code)),
  email,
});

/** Fields of the form, by name; each line has a checkbox and, for several pieces, an amount. */
export type WithdrawalFields = Partial<Record<string, string>>;

/** Of the fields of lines. */
export const linePrefix = 'item.';
export const chosenField = ({ id }: Pick<WithdrawalLine, 'id'>) => `${linePrefix}${id}`;
export const amountField = ({ id }: Pick<WithdrawalLine, 'id'>) => `${linePrefix}${id}.amount`;

export interface WithdrawalRequest {
  items: { id: string; amount: number }[];
  /** Empty when none is given. */
  reason: string;
  bankAccount: string;
}

/** Translation keys by field; of the chosen lines together under `items`. */
export type WithdrawalErrors = Record<string, string[]>;

/**
 * A whole number of pieces; `null` for anything else, and for more than were bought. How many of them are left is the
 * store's to check: it knows whether the form is one that was sent before.
 */
function parseAmount(text: string | undefined, { amount: bought }: Pick<WithdrawalLine, 'amount'>): number | null {
  if (text === undefined) return 1;
  const amount = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0;
  return amount >= 1 && amount <= bought ? amount : null;
}

/**
 * What the posted fields of a withdrawal say.
 * @param lines those of the order
 */
export function parseWithdrawal(
  fields: WithdrawalFields,
  lines: readonly Omit<WithdrawalLine, 'measured'>[],
): { request: WithdrawalRequest; errors: WithdrawalErrors | null } {
  const errors: WithdrawalErrors = {};
  const items: WithdrawalRequest['items'] = [];
  for (const line of lines.filter((other) => fields[chosenField(other)] !== undefined)) {
    const amount = parseAmount(fields[amountField(line)], line);
    if (amount === null) errors[amountField(line)] = ['returns:withdrawal.amountInvalid'];
    else items.push({ id: line.id, amount });
  }
  const reason = fields['reason']?.trim() ?? '';
  const bankAccount = fields['bankAccount']?.trim() ?? '';
  if (items.length === 0 && Object.keys(errors).length === 0) errors['items'] = ['returns:withdrawal.nothingChosen'];
  if (reason.length > withdrawalLimits.reason) errors['reason'] = ['returns:withdrawal.reasonTooLong'];
  if (bankAccount !== '' && parseBankAccount(bankAccount) === null) {
    errors['bankAccount'] = ['returns:withdrawal.bankAccountInvalid'];
  }
  return { request: { items, reason, bankAccount }, errors: Object.keys(errors).length > 0 ? errors : null };
}

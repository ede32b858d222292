import { parseBankAccount } from '@vyloha/contract';
import * as v from 'valibot';
import { emailInput } from '@vyloha/backend-accounts';
import { namedSchema, optionalLine, requiredLine, wholeNumber } from '@vyloha/backend-kernel';
import { withdrawalStates } from './withdrawal-states';

const maxCodeLength = 50;
const maxReasonLength = 2000;
const maxItems = 500;
const maxAccountLength = 60;

export const accessInput = v.object({
  code: requiredLine(maxCodeLength),
  /** Not needed of the customer whose order it is. */
  email: v.optional(emailInput),
});

export const withdrawalInput = v.object({
  items: v.pipe(
    v.array(v.object({ id: requiredLine(100), amount: wholeNumber({ min: 1 }) })),
    v.minLength(1, 'withdrawalNothingChosen'),
    v.maxLength(maxItems),
  ),
  reason: optionalLine(maxReasonLength),
  bank_account: v.pipe(
    optionalLine(maxAccountLength),
    v.check((text) => text === null || parseBankAccount(text) !== null, 'bankAccountInvalid'),
    v.transform((text) => (text === null ? null : parseBankAccount(text))),
  ),
});

export type WithdrawalInput = v.InferOutput<typeof withdrawalInput>;

export const withdrawalSchema = namedSchema(
  'Withdrawal',
  v.object({
    code: v.string(),
    orderCode: v.string(),
    receivedAt: v.string(),
    state: v.picklist(withdrawalStates),
    isLate: v.boolean(),
    /** What the shop said with its state; null without words. */
    note: v.nullable(v.string()),
    items: v.array(v.object({ name: v.string(), amount: v.number(), unit: v.string() })),
  }),
);

export type WireWithdrawal = v.InferOutput<typeof withdrawalSchema>;

/** What there is to withdraw from. */
export const withdrawalOrderSchema = namedSchema(
  'WithdrawalOrder',
  v.object({
    code: v.string(),
    createdAt: v.string(),
    /** Why there is nothing to withdraw from; null when there is. */
    refusal: v.nullable(v.picklist(['business', 'cancelled'])),
    /** The last day as YYYY-MM-DD; null while the period has not begun. */
    deadline: v.nullable(v.string()),
    isLate: v.boolean(),
    items: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        unit: v.string(),
        amount: v.number(),
        /** How much of the amount nobody has withdrawn from yet. */
        remaining: v.number(),
        /** As in the items of orders. */
        product: v.object({
          name: v.string(),
          brandName: v.nullable(v.string()),
          categoryFullname: v.string(),
        }),
        variant: v.object({ id: v.string(), name: v.string() }),
        prices: v.object({ unitWithTax: v.number() }),
      }),
    ),
    withdrawals: v.array(withdrawalSchema),
  }),
);

export type WireWithdrawalOrder = v.InferOutput<typeof withdrawalOrderSchema>;

import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type {} from '@vyloha/analytics';
import { isToken, type WireError } from '@vyloha/contract';
import type { FormRefusal } from '@vyloha/forms';
import { newAttempt, readFields, requireAttempt } from '@vyloha/forms/server';
import { accountPaths, paths } from '@vyloha/links';
import { refused, seeOther } from '@vyloha/links/server';
import type {} from '@vyloha/session/server';
import { getWithdrawalOrder, withdraw } from '../../api/withdrawals.server';
import { claimUrl } from '../claims/claim-url.server';
import {
  linePrefix,
  parseWithdrawal,
  type WithdrawalErrors,
  type WithdrawalFields,
} from '../../model/withdrawal/withdrawal-form';

function getOrder({ store }: LoaderFunctionArgs['context'], token: string) {
  return isToken(token) ? getWithdrawalOrder(store, token) : null;
}

/** Whoever filled in the form for too long finds the order again; the page says so. */
function findAgain({ session, t }: LoaderFunctionArgs['context']): Response {
  session.flash({ kind: 'warning', text: t('returns:withdrawal.expired') });
  return seeOther(paths.withdrawal());
}

/** What can be withdrawn from in the order that the secret opens, and what somebody has withdrawn from. */
export async function withdrawalOrderPageLoader({ params, context }: LoaderFunctionArgs) {
  const token = params['token'] ?? '';
  const order = await getOrder(context, token);
  if (order === null) throw findAgain(context);
  return {
    order,
    /** Where its defects are claimed. */
    claimUrl: await claimUrl(context, token),
    /** Makes sending the form twice one withdrawal. */
    attempt: newAttempt(),
    meta: { title: context.t('returns:withdrawal.orderTitle', { code: order.code }) },
  };
}

function refusal(fields: WithdrawalFields, error: WithdrawalErrors): FormRefusal {
  const initialValue = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? '']));
  return { submission: { status: 'error', initialValue, error } };
}

const fieldNames: Readonly<Record<string, string>> = { items: 'items', bank_account: 'bankAccount', reason: 'reason' };

/** The store's reasons, at the fields that they are about. */
function toErrors(errors: readonly WireError[]): WithdrawalErrors {
  if (errors.length === 0) return { '': ['ui:failure.text'] };
  const byField: WithdrawalErrors = {};
  for (const { field = '', title } of errors) (byField[fieldNames[field] ?? ''] ??= []).push(title);
  return byField;
}

/** Withdraws from the chosen products. */
export async function withdrawalOrderPageAction({ params, request, context }: ActionFunctionArgs) {
  const token = params['token'] ?? '';
  const names = ['attempt', 'reason', 'bankAccount'];
  const fields = await readFields(request, { names, prefix: linePrefix });
  const attempt = requireAttempt(fields);
  const order = await getOrder(context, token);
  if (order === null) return findAgain(context);
  const { request: withdrawal, errors } = parseWithdrawal(fields, order.items);
  if (errors !== null) return refused(refusal(fields, errors));
  const response = await withdraw(context.store, token, withdrawal, attempt);
  if (!response.ok) return refused(refusal(fields, toErrors(response.errors)), { status: response.status });
  const items = withdrawal.items.map(({ id, amount }) => ({
    ...order.items.find((item) => item.id === id)?.measured,
    quantity: amount,
  }));
  context.events.report?.({ name: 'refund', orderCode: order.code, items });
  context.session.flash({ kind: 'success', text: context.t('returns:withdrawal.received') });
  return seeOther(accountPaths.withdrawalOrder(token));
}

import type { AppLoadContext } from '@remix-run/node';
import { parseSubmission } from '@vyloha/forms/server';
import { refused, seeOther } from '@vyloha/links/server';
import { requestWithdrawalAccess } from '../../api/withdrawals.server';
import { orderLookupInput } from '../../model/withdrawal/withdrawal-form';

/**
 * Finds the order by its number and e-mail.
 * @param next page that its secret leads to
 */
export async function lookUpOrder(
  { store }: Pick<AppLoadContext, 'store'>,
  fields: FormData,
  next: (token: string) => string,
) {
  const form = await parseSubmission(fields, orderLookupInput);
  if (!form.ok) return refused(form.problem);
  const response = await requestWithdrawalAccess(store, form.value);
  // The answer must not tell which of both fields is wrong.
  if (!response.ok)
    return refused(
      form.refuse(response.errors, () => undefined),
      { status: response.status },
    );
  return seeOther(next(response.data.token));
}

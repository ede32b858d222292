import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { readFields } from '@vyloha/forms/server';
import { ownPathOrNull, paths } from '@vyloha/links';
import { forgetCustomer } from './forget-customer.server';

const SEE_OTHER = 303;

/** Logs out and goes to the index, unless told otherwise. */
export async function logoutAction({ request, context }: ActionFunctionArgs) {
  const { redirectTo } = await readFields(request, { names: ['redirectTo'] });
  await forgetCustomer(context);
  return redirect(ownPathOrNull(redirectTo) ?? paths.home(), SEE_OTHER);
}

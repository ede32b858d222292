import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { firstErrorText } from '@vyloha/contract';
import { readFields } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { badRequest, seeOther } from '@vyloha/links/server';
import { cancelWatch } from '../../api/watchers.server';

/** Longer than any secret of a mail. */
const maxSecretLength = 200;

/** Target of the link in a watch e-mail. Opening it changes nothing: mail programs open links by themselves. */
export async function cancelWatchLoader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return { token, meta: { title: context.t('catalog:watch.cancel.title') } };
}

/** Cancels the watch. When the store refuses, e.g. too many requests, the page says why and keeps its secret. */
export async function cancelWatchAction({ request, context }: ActionFunctionArgs) {
  const { token = '' } = await readFields(request, { names: ['token'] });
  if (token.length > maxSecretLength) throw badRequest();
  const response = await cancelWatch(context.store, token);
  if (!response.ok) {
    const text = firstErrorText(response.errors) ?? context.t('ui:failure.text');
    context.session.flash({ kind: 'danger', text });
    return seeOther(`${paths.cancelWatch()}?${new URLSearchParams({ token })}`);
  }
  context.session.flash({ kind: 'success', text: context.t('catalog:watch.cancel.done') });
  return seeOther(paths.cancelWatch());
}

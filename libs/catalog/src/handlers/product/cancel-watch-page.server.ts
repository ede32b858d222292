import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { readFields } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { badRequest, seeOther } from '@vyloha/links/server';
import { cancelWatch } from '../../api/cancel-watch.server';

/** Target of the link in a watch e-mail. Opening it changes nothing: mail programs open links by themselves. */
export async function cancelWatchLoader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return { token, meta: { title: context.t('catalog:watch.cancel.title') } };
}

/** Cancels the watch; a text that cannot be a secret is a bad request. */
export async function cancelWatchAction({ request, context }: ActionFunctionArgs) {
  const { token = '' } = await readFields(request, { names: ['token'] });
  if (!(await cancelWatch(context.store, token))) throw badRequest();
  context.session.flash({ kind: 'success', text: context.t('catalog:watch.cancel.done') });
  return seeOther(paths.cancelWatch());
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { firstErrorText } from '@vyloha/contract';
import { readMailLink } from '@vyloha/forms/server';
import { paths, withQuery } from '@vyloha/links';
import { refused, seeOther } from '@vyloha/links/server';
import { cancelWatch } from '../../api/watchers.server';

const [stepKey, cancelledStep] = ['stav', 'zruseno'];

/** Target of the link in a watch e-mail. Opening it changes nothing: mail programs open links by themselves. */
export async function cancelWatchLoader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('token') ?? '';
  const isDone = token === '' && searchParams.get(stepKey) === cancelledStep;
  return { token, isDone, meta: { title: context.t(`catalog:watch.cancel.${isDone ? 'done' : 'title'}`) } };
}

/** Cancels the watch. When the store refuses, e.g. too many requests, the page says why and keeps its secret. */
export async function cancelWatchAction({ request, context }: ActionFunctionArgs) {
  const { token, isOneClick } = await readMailLink(request, { isUnsubscribing: true });
  const response = await cancelWatch(context.store, token);
  if (isOneClick) return response.ok ? null : refused(null, { status: response.status });
  if (!response.ok) {
    const text = firstErrorText(response.errors) ?? context.t('ui:failure.text');
    context.session.flash({ kind: 'danger', text });
    return seeOther(`${paths.cancelWatch()}?${new URLSearchParams({ token })}`);
  }
  return seeOther(withQuery(paths.cancelWatch(), { [stepKey]: cancelledStep }));
}

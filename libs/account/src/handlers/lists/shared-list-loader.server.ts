import { newAttempt } from '@vyloha/forms/server';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { notFound } from '@vyloha/links/server';
import { getSharedList } from '../../api/lists.server';

/** A list for whoever has its link, at the reader's own prices. */
export async function sharedListLoader({ params, context }: LoaderFunctionArgs) {
  const list = await getSharedList(context.store, params['token'] ?? '');
  if (list === null) throw notFound();
  return {
    list,
    currency: context.currency,
    /** Makes sending the form twice one addition. */
    attempt: newAttempt(),
    meta: { title: list.name },
  };
}

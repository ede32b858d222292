import { useFetcher } from '@remix-run/react';
import { paths } from '@vyloha/links';
import { notify } from '@vyloha/ui';
import { type FormEvent, useEffect } from 'react';
import type { CartActionResult } from '../model/changes/cart-action-result';

/**
 * Posts cart forms without leaving the page: the response is the result instead of a redirect, with its
 * notice shown above the page.
 */
export function useCartFetcher() {
  const fetcher = useFetcher<CartActionResult>();

  const change = fetcher.data?.ok === true ? fetcher.data.value : null;
  const refusal = fetcher.data?.ok === false ? fetcher.data.problem : null;
  const notice = change?.kind === 'done' ? change.notice : null;

  useEffect(() => {
    if (notice !== null) notify({ tone: notice.kind, title: notice.text });
  }, [notice]);

  function post(fields: FormData) {
    fields.set('respondWith', 'json');
    fetcher.submit(fields, { method: 'post', action: paths.cart() });
  }

  function postForm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    post(new FormData(event.currentTarget));
  }

  return { change, refusal, isBusy: fetcher.state !== 'idle', post, postForm };
}

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

  const notice = fetcher.data?.kind === 'done' ? fetcher.data.notice : null;

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

  return { result: fetcher.data, isBusy: fetcher.state !== 'idle', post, postForm };
}

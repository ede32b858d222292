import { useFetcher } from '@remix-run/react';
import { paths } from '@vyloha/links';
import type { FormEvent } from 'react';
import type { CartActionResult } from '../model/cart-action-result';

/** Posts cart forms without leaving the page: script is answered by the result instead of a redirect. */
export function useCartFetcher() {
  const fetcher = useFetcher<CartActionResult>();

  function post(fields: FormData) {
    fields.set('stay', 'true');
    fetcher.submit(fields, { method: 'post', action: paths.cart() });
  }

  function postForm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    post(new FormData(event.currentTarget));
  }

  return { result: fetcher.data, isBusy: fetcher.state !== 'idle', post, postForm };
}

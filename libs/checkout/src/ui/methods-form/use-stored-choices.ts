import { fieldNamesWith } from '@vyloha/forms/rules';
import { paths } from '@vyloha/links';
import { useEffect, type RefObject } from 'react';
import { confirmationFields } from '../../model/placing/confirmation-fields';

/** Never passwords. */
const storedNames: ReadonlySet<string> = new Set(
  (['selection', 'order', 'notes', 'consents'] as const).flatMap((group) =>
    fieldNamesWith(confirmationFields, { group }),
  ),
);

/** Without a request for every letter. */
const pauseMs = 400;

function readChoices(form: HTMLFormElement): URLSearchParams {
  const choices = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (storedNames.has(name) && typeof value === 'string') choices.append(name, value);
  }
  return choices;
}

/** Stores what the shopper fills in as they do, so that a reload or a way back loses nothing. */
export function useStoredChoices(formRef: RefObject<HTMLFormElement>): void {
  useEffect(() => {
    const form = formRef.current;
    if (form === null) return;
    let timer: number | undefined;
    let pending: AbortController | undefined;

    function cancel() {
      window.clearTimeout(timer);
      timer = undefined;
      // A late response would restore the cookie of before the order.
      pending?.abort();
    }
    function store() {
      if (form === null) return;
      cancel();
      pending = new AbortController();
      const request = { method: 'POST', body: readChoices(form), keepalive: true, signal: pending.signal };
      // Nothing is lost when it fails: the form sends the choices again.
      fetch(paths.checkoutChoices(), request).catch(() => {});
    }
    function storeSoon() {
      window.clearTimeout(timer);
      timer = window.setTimeout(store, pauseMs);
    }
    function storeUnstored() {
      if (timer !== undefined) store();
    }

    form.addEventListener('input', storeSoon);
    form.addEventListener('submit', cancel);
    window.addEventListener('pagehide', storeUnstored);
    return () => {
      form.removeEventListener('input', storeSoon);
      form.removeEventListener('submit', cancel);
      window.removeEventListener('pagehide', storeUnstored);
      storeUnstored();
    };
  }, [formRef]);
}

import { useFetcher } from '@remix-run/react';
import { useState, type FormEvent } from 'react';
import { closeNoticePath } from '../../model/closed-notices';

/** With script a notice goes at once, and what was closed is told to the shop without leaving the page. */
export function useClosing() {
  const fetcher = useFetcher();
  const [isClosed, setIsClosed] = useState(false);

  function tell(fields: FormData | Record<string, string>) {
    setIsClosed(true);
    void fetcher.submit(fields, { method: 'post', action: closeNoticePath });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const pressed = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    const fields = new FormData(event.currentTarget, pressed);
    // Who names a page to come back to has no script.
    fields.delete('redirectTo');
    tell(fields);
  }

  return { isClosed, tell, onSubmit };
}

import { useFetcher } from '@remix-run/react';
import { useState, type FormEvent } from 'react';
import { paths } from '@vyloha/links';

/** Removes a notice at once and posts its closing without leaving the page. */
export function useCloseNotice() {
  const fetcher = useFetcher();
  const [isClosed, setIsClosed] = useState(false);

  function close(fields: FormData | Record<string, string>) {
    setIsClosed(true);
    void fetcher.submit(fields, { method: 'post', action: paths.closeNotice() });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    const fields = new FormData(event.currentTarget, submitter);
    // A page to return to marks a form posted without JavaScript.
    fields.delete('redirectTo');
    close(fields);
  }

  return { isClosed, tell: close, onSubmit };
}

import type { FormEvent, ReactNode } from 'react';
import { paths } from '@vyloha/links';
import type { Notice } from '../../model/closed-notices';

interface CloseNoticeFormProps {
  notice: Notice;
  /** The current page, to which a form posted without JavaScript redirects back. */
  currentPath: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Its button. */
  children: ReactNode;
  className?: string | undefined;
}

/** Tells the script of `closedNoticesScript` that React handles the form. */
function markHydrated(form: HTMLFormElement | null) {
  if (form) form.dataset['hydrated'] = '';
}

/** Closes a notice: a plain form; with JavaScript `useCloseNotice` takes over. */
export function CloseNoticeForm({ notice, currentPath, children, ...form }: CloseNoticeFormProps) {
  return (
    <form ref={markHydrated} method="post" action={paths.closeNotice()} {...form}>
      <input type="hidden" name="notice" value={notice} />
      <input type="hidden" name="redirectTo" value={currentPath} />
      {children}
    </form>
  );
}

import type { FormEvent, ReactNode } from 'react';
import { closeNoticePath, type Notice } from '../../model/closed-notices';

interface CloseFormProps {
  notice: Notice;
  /** The page itself, where a form posted without script comes back to. */
  here: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Its button. */
  children: ReactNode;
  className?: string | undefined;
}

/** Closes a notice: a form without script; with script `useClosing` takes it over. */
export function CloseForm({ notice, here, children, ...form }: CloseFormProps) {
  return (
    <form method="post" action={closeNoticePath} {...form}>
      <input type="hidden" name="notice" value={notice} />
      <input type="hidden" name="redirectTo" value={here} />
      {children}
    </form>
  );
}

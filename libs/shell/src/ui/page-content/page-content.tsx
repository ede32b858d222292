import type { ReactNode } from 'react';
import type { ShellMessage } from '../../model/shell-data';
import { ShellMessages } from '../shell-messages/shell-messages';

/** Id of the content, the target of the skip link. */
export const contentId = 'obsah';

interface PageContentProps {
  messages: readonly ShellMessage[];
  children: ReactNode;
}

/** The part between header and footer: flash messages and the page itself. */
export function PageContent({ messages, children }: PageContentProps) {
  return (
    <main id={contentId} tabIndex={-1}>
      <ShellMessages messages={messages} />
      {children}
    </main>
  );
}

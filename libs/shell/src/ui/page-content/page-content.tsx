import type { ReactNode } from 'react';
import type { ShellMessage } from '../../model/shell-data';
import { ShellMessages } from '../shell-messages/shell-messages';

/** Id of the content, for the link that skips to it. */
export const contentId = 'obsah';

interface PageContentProps {
  messages: readonly ShellMessage[];
  children: ReactNode;
}

/** What stands between head and foot of every page: what earlier requests left to say, and the page itself. */
export function PageContent({ messages, children }: PageContentProps) {
  return (
    <main id={contentId} tabIndex={-1}>
      <ShellMessages messages={messages} />
      {children}
    </main>
  );
}

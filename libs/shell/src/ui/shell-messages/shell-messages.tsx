import { Alert, Container, notify } from '@vyloha/ui';
import { useEffect, useState } from 'react';
import type { ShellMessage } from '../../model/shell-data';
import styles from './shell-messages.module.css';

/** Messages already shown: a re-rendered layout passes the same ones again. */
const notifiedMessages = new WeakSet<readonly ShellMessage[]>();

/** Shows all at once. Errors and warnings stay until they are closed. */
function showNotifications(messages: readonly ShellMessage[]): void {
  if (notifiedMessages.has(messages)) return;
  notifiedMessages.add(messages);
  for (const { kind, title, text, duration } of messages) {
    const isSticky = duration === undefined && kind !== 'success';
    notify({ tone: kind, duration, isSticky, ...(title === undefined ? { title: text } : { title, text }) });
  }
}

/** Flash messages of an earlier request: notifications, and without JavaScript a part of the page. */
export function ShellMessages({ messages }: { messages: readonly ShellMessage[] }) {
  const [notified, setNotified] = useState<readonly ShellMessage[]>();
  useEffect(() => {
    if (messages.length === 0) return;
    showNotifications(messages);
    setNotified(messages);
  }, [messages]);
  if (messages.length === 0 || messages === notified) return null;
  return (
    <Container className={styles.messages}>
      {messages.map(({ kind, title, text }) => (
        <Alert key={`${kind}${text}`} tone={kind} title={title} role={kind === 'danger' ? 'alert' : 'status'}>
          <p>{text}</p>
        </Alert>
      ))}
    </Container>
  );
}

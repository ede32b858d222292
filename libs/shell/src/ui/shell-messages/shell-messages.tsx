import { Alert, Container, notify } from '@vyloha/ui';
import { useEffect, useState } from 'react';
import type { ShellMessage } from '../../model/shell-data';
import styles from './shell-messages.module.css';

/** What was fired already: a frame drawn anew brings the same messages again. */
const fired = new WeakSet<readonly ShellMessage[]>();

/** All at once. What went wrong, or is to be kept in mind, stays until it is closed. */
function fire(messages: readonly ShellMessage[]): void {
  if (fired.has(messages)) return;
  fired.add(messages);
  for (const { kind, title, text, duration } of messages) {
    const isSticky = duration === undefined && kind !== 'success';
    notify({ tone: kind, duration, isSticky, ...(title === undefined ? { title: text } : { title, text }) });
  }
}

/** Messages queued by an earlier request: notifications, and without script a part of the page. */
export function ShellMessages({ messages }: { messages: readonly ShellMessage[] }) {
  const [told, setTold] = useState<readonly ShellMessage[]>();
  useEffect(() => {
    if (messages.length === 0) return;
    fire(messages);
    setTold(messages);
  }, [messages]);
  if (messages.length === 0 || messages === told) return null;
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

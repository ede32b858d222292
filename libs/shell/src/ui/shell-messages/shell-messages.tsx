import { Alert, Container } from '@vyloha/ui';
import type { ShellMessage } from '../../model/shell-data';
import styles from './shell-messages.module.css';

/** Messages queued by an earlier request, at the top of the page; there without script, told to screen readers. */
export function ShellMessages({ messages }: { messages: readonly ShellMessage[] }) {
  if (messages.length === 0) return null;
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

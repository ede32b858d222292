import { Alert, Container, PassingAlert } from '@vyloha/ui';
import type { ShellMessage } from '../../model/shell-data';
import styles from './shell-messages.module.css';

/** Messages queued by an earlier request, at the top of the page; there without script, told to screen readers. */
export function ShellMessages({ messages }: { messages: readonly ShellMessage[] }) {
  if (messages.length === 0) return null;
  return (
    <Container className={styles.messages}>
      {messages.map((message) => (
        <Message key={`${message.kind}${message.text}`} message={message} />
      ))}
    </Container>
  );
}

function Message({ message: { kind, title, text, duration } }: { message: ShellMessage }) {
  const alert = { tone: kind, title, role: kind === 'danger' ? 'alert' : 'status', children: <p>{text}</p> } as const;
  return duration === undefined ? <Alert {...alert} /> : <PassingAlert {...alert} duration={duration} />;
}

import { Form } from '@remix-run/react';
import { Button, buttonClass, ButtonLink, Card, Icon, VisuallyHidden } from '@vyloha/ui';
import type { ReactNode } from 'react';
import styles from './action-card.module.css';

interface ActionCardProps {
  /** Names what the card is about, for the labels of its buttons. */
  name: string;
  change: { text: string; to: string };
  /** Posted to `action` as `remove` with the id; with a question, once that is answered. */
  remove: { text: string; action: string; id: string; question?: string };
  children: ReactNode;
}

/** An item of a list that can be changed and removed. */
export function ActionCard({ name, change, remove, children }: ActionCardProps) {
  const label = <VisuallyHidden>{` – ${name}`}</VisuallyHidden>;
  return (
    <Card as="li" className={styles.card}>
      <div>{children}</div>
      <div className={styles.actions}>
        <ButtonLink to={change.to} variant="secondary" size="small" icon="pencil">
          {change.text}
          {label}
        </ButtonLink>
        {remove.question === undefined ? (
          <Form method="post" action={remove.action}>
            <Button type="submit" name="remove" value={remove.id} variant="quiet" size="small" icon="trash">
              {remove.text}
              {label}
            </Button>
          </Form>
        ) : (
          <details className={styles.removal}>
            <summary className={buttonClass({ variant: 'quiet', size: 'small' })}>
              <Icon name="trash" />
              <span>
                {remove.text}
                {label}
              </span>
            </summary>
            <Form method="post" action={remove.action} className={styles.question}>
              <p>{remove.question}</p>
              <Button type="submit" name="remove" value={remove.id} variant="danger" size="small">
                {remove.text}
                {label}
              </Button>
            </Form>
          </details>
        )}
      </div>
    </Card>
  );
}

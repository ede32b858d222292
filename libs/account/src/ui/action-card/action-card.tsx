import { Form } from '@remix-run/react';
import { Button, ButtonLink, Card, VisuallyHidden } from '@vyloha/ui';
import type { ReactNode } from 'react';
import styles from './action-card.module.css';

interface ActionCardProps {
  /** Names what the card is about, for the labels of its buttons. */
  name: string;
  change: { text: string; to: string };
  /** Posted to `action` as `remove` with the id. */
  remove: { text: string; action: string; id: string };
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
        <Form method="post" action={remove.action}>
          <Button type="submit" name="remove" value={remove.id} variant="quiet" size="small" icon="trash">
            {remove.text}
            {label}
          </Button>
        </Form>
      </div>
    </Card>
  );
}

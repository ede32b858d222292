import type { ChangeEvent, MouseEvent, ReactNode } from 'react';
import { FieldError } from '../fields/field-frame';
import { controlProps } from '../fields/form-field';
import type { FormField } from '../fields/form-field';
import styles from './radio-cards.module.css';

export interface RadioCard {
  value: string;
  title: ReactNode;
  /** A line below the title: day of delivery, what it means. */
  description?: ReactNode;
  /** At the end of the card: the price. */
  aside?: ReactNode;
  /** At its start: a logo. */
  image?: ReactNode;
  /** Why it cannot be chosen; the card stays focusable and says it, the server refuses it. */
  unavailable?: ReactNode;
  /** What is to be chosen besides once this card is; browsers that cannot tell show it always. */
  content?: ReactNode;
}

export interface RadioCardsProps {
  field: FormField;
  legend: ReactNode;
  cards: readonly RadioCard[];
  onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  className?: string | undefined;
}

interface CardProps {
  card: RadioCard;
  field: FormField;
  onChange: RadioCardsProps['onChange'];
  isFirst: boolean;
}

function keepUnchecked(event: MouseEvent) {
  event.preventDefault();
}

/** The first card carries the field's id, so that a link from the error summary leads to the group. */
function Card({ card, field, onChange, isFirst }: CardProps) {
  const isUnavailable = card.unavailable !== undefined;
  const id = isFirst ? field.id : `${field.id}-${card.value}`;
  const choice = (
    <label className={styles.card}>
      <input
        {...controlProps(field)}
        id={id}
        className={styles.mark}
        type="radio"
        value={card.value}
        defaultChecked={field.initialValue === card.value && !isUnavailable}
        aria-disabled={isUnavailable || undefined}
        onClick={isUnavailable ? keepUnchecked : undefined}
        onChange={onChange}
      />
      {card.image !== undefined && <span className={styles.image}>{card.image}</span>}
      <span className={styles.text}>
        <span className={styles.title}>{card.title}</span>
        {card.description !== undefined && <span className={styles.description}>{card.description}</span>}
        {isUnavailable && <span className={styles.reason}>{card.unavailable}</span>}
      </span>
      {card.aside !== undefined && <span className={styles.aside}>{card.aside}</span>}
    </label>
  );
  if (card.content === undefined) return choice;
  return (
    <div className={styles.option}>
      {choice}
      <div className={styles.content}>{card.content}</div>
    </div>
  );
}

/** One choice of several as full-width cards; the whole card is the target. */
export function RadioCards({ field, legend, cards, onChange, className }: RadioCardsProps) {
  return (
    <fieldset className={className} key={field.key}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.cards}>
        {cards.map((card, index) => (
          <Card key={card.value} card={card} field={field} onChange={onChange} isFirst={index === 0} />
        ))}
      </div>
      <FieldError field={field} />
    </fieldset>
  );
}

import { Disclosure } from '@vyloha/ui';
import type { ChangeEvent, MouseEvent, ReactNode } from 'react';
import { FieldError } from '../fields/field-wrapper';
import { controlProps } from '../fields/form-field';
import type { FormField } from '../fields/form-field';
import styles from './radio-cards.module.css';

export interface RadioCard {
  value: string;
  title: ReactNode;
  /** A line below the title: delivery date, explanation. */
  description?: ReactNode;
  /** At the end of the card: the price. */
  aside?: ReactNode;
  /** At the start of the card: a logo. */
  image?: ReactNode;
  /** Why it is unavailable; the card stays focusable and is described by it, the server refuses the option. */
  unavailable?: ReactNode;
  /** Further options once this card is selected; browsers without :has always show them. */
  content?: ReactNode;
}

export interface RadioCardsProps {
  field: FormField;
  legend: ReactNode;
  /** A sentence below the legend. */
  lead?: string | null;
  cards: readonly RadioCard[];
  /** Further cards of the group behind a title; open at first while one of them is selected. */
  folded?: { title: string; cards: readonly RadioCard[] } | undefined;
  onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  className?: string | undefined;
}

interface CardProps {
  card: RadioCard;
  field: FormField;
  onChange: RadioCardsProps['onChange'];
  isFirst: boolean;
}

function preventCheck(event: MouseEvent) {
  event.preventDefault();
}

/** The first card has the field's id, so that a link in the error summary focuses the group. */
function Card({ card, field, onChange, isFirst }: CardProps) {
  const isUnavailable = card.unavailable !== undefined;
  const id = isFirst ? field.id : `${field.id}-${card.value}`;
  const cardLabel = (
    <label className={styles.card}>
      <input
        {...controlProps(field)}
        id={id}
        className={styles.mark}
        type="radio"
        value={card.value}
        defaultChecked={field.initialValue === card.value && !isUnavailable}
        aria-disabled={isUnavailable || undefined}
        onClick={isUnavailable ? preventCheck : undefined}
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
  if (card.content === undefined) return cardLabel;
  return (
    <div className={styles.option}>
      {cardLabel}
      <div className={styles.content}>{card.content}</div>
    </div>
  );
}

/** A radio group of full-width cards; the whole card is clickable. */
export function RadioCards({ field, legend, lead = null, cards, folded, onChange, className }: RadioCardsProps) {
  const renderCards = (shown: readonly RadioCard[]) => (
    <div className={styles.cards}>
      {shown.map((card) => (
        <Card key={card.value} card={card} field={field} onChange={onChange} isFirst={card === cards[0]} />
      ))}
    </div>
  );
  return (
    <fieldset className={className} key={field.key}>
      <legend className={styles.legend}>{legend}</legend>
      {lead !== null && <p className={styles.lead}>{lead}</p>}
      {renderCards(cards)}
      {folded && folded.cards.length > 0 && (
        <Disclosure
          title={folded.title}
          isInitiallyOpen={folded.cards.some(({ value }) => value === field.initialValue)}
        >
          {renderCards(folded.cards)}
        </Disclosure>
      )}
      <FieldError field={field} />
    </fieldset>
  );
}

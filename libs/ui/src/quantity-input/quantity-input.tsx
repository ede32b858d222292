import { useTranslation } from '@vyloha/i18n';
import clsx from 'clsx';
import { useState } from 'react';
import { Icon } from '../icon/icon';
import {
  normalizeTyped,
  clampQuantity,
  parseQuantity,
  toQuantityText,
  stepQuantity,
  type QuantityLimits,
} from './quantity';
import styles from './quantity-input.module.css';

export interface QuantityInputProps extends QuantityLimits {
  name: string;
  /** The current quantity; a change from outside replaces what was typed. */
  value: number;
  /** Accessible name, e.g. 'Počet kusů: Hadice Flexi'. */
  label: string;
  /** Increment of a button press; 1 by default. */
  step?: number | undefined;
  unit?: string | undefined;
  id?: string | undefined;
  /** Id of the field's form when it is outside of it. */
  form?: string | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  isInvalid?: boolean | undefined;
  describedBy?: string | undefined;
  /** Called with each valid quantity typed or stepped to. */
  onChange?: ((quantity: number) => void) | undefined;
}

/** A quantity field with buttons; without JavaScript it is a plain number field. */
export function QuantityInput({
  name,
  value,
  label,
  step,
  unit,
  size = 'medium',
  onChange,
  ...rest
}: QuantityInputProps) {
  const { t } = useTranslation('ui');
  const { min, max, decimals = 0, isInvalid, describedBy, ...input } = rest;
  const limits = { min, max, decimals };
  const { text, type, change, settle: commit } = useQuantityText(value, limits, onChange);
  const current = parseQuantity(text, limits) ?? value;

  return (
    <span className={clsx(styles.frame, styles[size])}>
      <button
        type="button"
        className={styles.step}
        aria-label={t('quantity.decrease', { label })}
        disabled={min !== undefined && current <= min}
        onClick={() => change(stepQuantity(current, -1, { ...limits, step }))}
      >
        <Icon name="minus" size={16} />
      </button>
      <input
        {...input}
        className={styles.input}
        name={name}
        type="text"
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        pattern={decimals > 0 ? `[0-9]+([.,][0-9]{1,${decimals}})?` : '[0-9]+'}
        autoComplete="off"
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={commit}
      />
      {unit && <span className={styles.unit}>{unit}</span>}
      <button
        type="button"
        className={styles.step}
        aria-label={t('quantity.increase', { label })}
        disabled={max !== undefined && current >= max}
        onClick={() => change(stepQuantity(current, 1, { ...limits, step }))}
      >
        <Icon name="plus" size={16} />
      </button>
    </span>
  );
}

function useQuantityText(value: number, limits: QuantityLimits, onChange?: (quantity: number) => void) {
  const [text, setText] = useState(() => toQuantityText(value, limits));
  const [previousValue, setPreviousValue] = useState(value);
  if (value !== previousValue) {
    setPreviousValue(value);
    setText(toQuantityText(value, limits));
  }

  function change(quantity: number) {
    setText(toQuantityText(quantity, limits));
    onChange?.(quantity);
  }

  function type(typed: string) {
    const quantity = parseQuantity(typed, limits);
    if (quantity === null && typed !== '') return;
    setText(normalizeTyped(typed));
    if (quantity !== null && quantity === clampQuantity(quantity, limits)) onChange?.(quantity);
  }

  function commit() {
    const typed = parseQuantity(text, limits);
    const committed = clampQuantity(typed ?? value, limits);
    setText(toQuantityText(committed, limits));
    if (typed !== null && typed !== committed) onChange?.(committed);
  }

  return { text, type, change, settle: commit };
}

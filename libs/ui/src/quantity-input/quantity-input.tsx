import { useTranslation } from '@vyloha/i18n';
import clsx from 'clsx';
import { useState } from 'react';
import { Icon } from '../icon/icon';
import { asTyped, clampQuantity, parseQuantity, showQuantity, stepQuantity, type QuantityLimits } from './quantity';
import styles from './quantity-input.module.css';

export interface QuantityInputProps extends QuantityLimits {
  name: string;
  /** The amount shown; a change of it from outside replaces what was typed. */
  value: number;
  /** What the number counts, e.g. 'Počet kusů: Hadice Flexi'. */
  label: string;
  /** How much one press of a button adds; 1 by default. */
  step?: number | undefined;
  unit?: string | undefined;
  id?: string | undefined;
  /** Id of the form the field belongs to when it stands outside of it. */
  form?: string | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  isInvalid?: boolean | undefined;
  describedBy?: string | undefined;
  /** Called with each whole amount typed or stepped to. */
  onChange?: ((quantity: number) => void) | undefined;
}

/** An amount with buttons; without script it is a plain number field. */
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
  const { text, type, change, settle } = useTypedQuantity(value, limits, onChange);
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
        onBlur={settle}
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

function useTypedQuantity(value: number, limits: QuantityLimits, onChange?: (quantity: number) => void) {
  const [text, setText] = useState(() => showQuantity(value, limits));
  const [knownValue, setKnownValue] = useState(value);
  if (value !== knownValue) {
    setKnownValue(value);
    setText(showQuantity(value, limits));
  }

  function change(quantity: number) {
    setText(showQuantity(quantity, limits));
    onChange?.(quantity);
  }

  function type(typed: string) {
    const quantity = parseQuantity(typed, limits);
    if (quantity === null && typed !== '') return;
    setText(asTyped(typed));
    if (quantity !== null && quantity === clampQuantity(quantity, limits)) onChange?.(quantity);
  }

  function settle() {
    const typed = parseQuantity(text, limits);
    const settled = clampQuantity(typed ?? value, limits);
    setText(showQuantity(settled, limits));
    if (typed !== null && typed !== settled) onChange?.(settled);
  }

  return { text, type, change, settle };
}

import { useThemeSettings } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import clsx from 'clsx';
import { useState } from 'react';
import { Icon } from '../icon/icon';
import { useEarlyText } from '../input/use-early-text';
import {
  normalizeTyped,
  clampQuantity,
  parseQuantity,
  toQuantityText,
  stepQuantity,
  type QuantityLimits,
} from './quantity';
import styles from './quantity-input.module.css';

export interface QuantityInputProps {
  name: string;
  /** The current quantity; a change from outside replaces what was typed. */
  value: number;
  /** Accessible name, e.g. 'Počet kusů: Hadice Flexi'. */
  label: string;
  /** Limits of the product; those of the theme by default. */
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  /** Decimal places that may be typed; 0 by default. */
  decimals?: number | undefined;
  unit?: string | undefined;
  id?: string | undefined;
  /** Id of the field's form when it is outside of it. */
  form?: string | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  isInvalid?: boolean | undefined;
  describedBy?: string | undefined;
  /** Called with each valid quantity typed or stepped to. */
  onChange?: ((quantity: number) => void) | undefined;
  /** Called on blur with a part of what is sold whole, `1,5`, which stays typed; without it the last quantity comes back. */
  onFraction?: ((typed: string) => void) | undefined;
}

/** A quantity field with buttons; without JavaScript it is a plain number field. */
export function QuantityInput({ name, value, label, unit, size = 'medium', ...rest }: QuantityInputProps) {
  const { t } = useTranslation('ui');
  const { min, max, step, decimals, isInvalid, describedBy, onChange, onFraction, ...input } = rest;
  const limits = useQuantityLimits(rest);
  const { text, type, change, settle: commit } = useQuantityText(value, limits, rest);
  const current = parseQuantity(text, limits) ?? value;
  const field = useEarlyText(type);

  return (
    <span className={clsx(styles.frame, styles[size])}>
      <button
        type="button"
        className={styles.step}
        aria-label={t('quantity.decrease', { label })}
        disabled={current <= limits.min}
        onClick={() => change(stepQuantity(current, -1, limits))}
      >
        <Icon name="minus" size={16} />
      </button>
      <input
        {...input}
        ref={field}
        className={styles.input}
        name={name}
        type="text"
        inputMode={limits.decimals > 0 ? 'decimal' : 'numeric'}
        pattern={limits.decimals > 0 ? `[0-9]+([.,][0-9]{1,${limits.decimals}})?` : '[0-9]+'}
        autoComplete="off"
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={commit}
      />
      {unit && <Unit unit={unit} value={value} />}
      <button
        type="button"
        className={styles.step}
        aria-label={t('quantity.increase', { label })}
        disabled={limits.max !== null && current >= limits.max}
        onClick={() => change(stepQuantity(current, 1, limits))}
      >
        <Icon name="plus" size={16} />
      </button>
    </span>
  );
}

/** The unit beside the value, while both are short enough for the field; it does not come and go while one types. */
function Unit({ unit, value }: { unit: string; value: number }) {
  const { unitMaxLength, valueMaxLength } = useThemeSettings();
  const digits = String(value).replace(/\D/g, '');
  if (unit.length > unitMaxLength || digits.length > valueMaxLength) return null;
  return <span className={styles.unit}>{unit}</span>;
}

type ProductLimits = Pick<QuantityInputProps, 'min' | 'max' | 'step' | 'decimals'>;

function useQuantityLimits({ min, max, step, decimals = 0 }: ProductLimits): QuantityLimits {
  const { quantity } = useThemeSettings();
  return { min: min ?? quantity.min, max: max ?? quantity.max, step: step ?? quantity.step, decimals };
}

/** What its mask must not swallow: of '1,5' it would leave 15. */
const isFraction = (typed: string) => /^\d+[.,]\d*$/.test(typed);

function useQuantityText(
  value: number,
  limits: QuantityLimits,
  { onChange, onFraction }: Pick<QuantityInputProps, 'onChange' | 'onFraction'>,
) {
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
    if (quantity === null && typed !== '' && !isFraction(typed)) return;
    setText(normalizeTyped(typed));
    if (quantity !== null && quantity === clampQuantity(quantity, limits)) onChange?.(quantity);
  }

  function commit() {
    const typed = parseQuantity(text, limits);
    if (typed === null && onFraction !== undefined && /\d[.,]\d/.test(text)) return onFraction(text);
    const committed = clampQuantity(typed ?? value, limits);
    setText(toQuantityText(committed, limits));
    if (typed !== null && typed !== committed) onChange?.(committed);
  }

  return { text, type, change, settle: commit };
}

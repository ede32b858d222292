import { isFeatureOn, usePublicConfig } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { QuantityInput } from '@vyloha/ui';
import { useState } from 'react';
import type { CartProblem } from '../../model/changes/cart-problem';
import { type AmountLimits, clampQuantity, quantityBounds, quantityDecimals } from '../../model/lines/quantity';
import { cartProblemMessage } from '../../model/changes/cart-problem';
import styles from './add-quantity.module.css';

export interface AddQuantityProps {
  /** Name of the product, for the label. */
  name: string;
  /** Size of one quantity step in the unit. */
  multiplier: number;
  limits: AmountLimits;
  unit: string;
  size: 'medium' | 'large';
}

/** Quantity to add; clamped to the bounds with the feature `limitNotifications`. */
export function AddQuantity({ name, multiplier, limits, unit, size }: AddQuantityProps) {
  const { t } = useTranslation('cart');
  const { features, themeSettings } = usePublicConfig();
  const bounds = quantityBounds(limits, multiplier);
  const [value, setValue] = useState(bounds.min);
  const [problem, setProblem] = useState<CartProblem | null>(null);

  function changeQuantity(typed: number) {
    if (!isFeatureOn(features, 'limitNotifications')) return setValue(typed);
    const { quantity, broken } = clampQuantity(typed, bounds);
    setValue(quantity);
    setProblem(broken === null ? null : { kind: 'quantityLimited', broken, limit: quantity, unit });
  }

  return (
    <>
      <QuantityInput
        name="quantity"
        value={value}
        label={`${t('addToCart.quantity')}: ${name}`}
        unit={unit}
        min={bounds.step}
        step={bounds.step}
        decimals={quantityDecimals(multiplier, themeSettings.quantity.decimals)}
        size={size}
        onChange={changeQuantity}
      />
      {problem !== null && (
        <p role="status" className={styles.message}>
          {cartProblemMessage(problem, t)}
        </p>
      )}
    </>
  );
}

import { isOn, usePublicConfig } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { QuantityInput } from '@vyloha/ui';
import { useState } from 'react';
import type { CartProblem } from '../../model/cart-problem';
import { type AmountLimits, clampQuantity, quantityBounds, quantityDecimals } from '../../model/quantity';
import { cartProblemMessage } from '../../model/cart-problem';
import styles from './add-quantity.module.css';

export interface AddQuantityProps {
  /** What is being counted, for its label. */
  name: string;
  /** How much of the unit one counted step is. */
  multiplier: number;
  limits: AmountLimits;
  unit: string;
}

/** How much to put into the cart; bounds are kept where the shop announces them. */
export function AddQuantity({ name, multiplier, limits, unit }: AddQuantityProps) {
  const { t } = useTranslation('cart');
  const { features, themeSettings } = usePublicConfig();
  const bounds = quantityBounds(limits, multiplier);
  const [value, setValue] = useState(bounds.min);
  const [problem, setProblem] = useState<CartProblem | null>(null);

  function limit(typed: number) {
    if (!isOn(features, 'limitNotifications')) return setValue(typed);
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
        size="large"
        onChange={limit}
      />
      {problem !== null && (
        <p role="status" className={styles.message}>
          {cartProblemMessage(problem, t)}
        </p>
      )}
    </>
  );
}

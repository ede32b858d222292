import { toCheckoutStep, track } from '@vyloha/analytics';
import type { Currency } from '@vyloha/money';
import { useEffect, useRef } from 'react';
import type { Summary } from '../../model/order/summary';
import { toMeasuredItems, toMeasuredValue } from './to-measured-items';

export interface MeasuredOrder {
  summary: Summary;
  currency: Currency;
}

/** Reports that a step of the checkout was opened, with the order as it was then. */
export function useCheckoutStep(stepIndex: number, order: MeasuredOrder | null): void {
  const opened = useRef(order);
  useEffect(() => {
    if (opened.current === null) return;
    const { summary, currency } = opened.current;
    const items = toMeasuredItems(summary.lines);
    track(toCheckoutStep({ stepIndex, currency: currency.code, value: toMeasuredValue(summary), items }));
  }, [stepIndex]);
}

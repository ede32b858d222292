import type { ShouldRevalidateFunction } from '@remix-run/react';

const conflict = 409;

/** Besides the usual reasons, an order that is not as its shopper saw it is loaded again. */
export const shouldRevalidateOrder: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  defaultShouldRevalidate || actionStatus === conflict;

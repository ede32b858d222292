import { type PricesTax, isTaxed } from '@vyloha/contract';

/** Whether prices of a cart or an order include a tax. */
export const hasTax = ({ treatment }: PricesTax): boolean => isTaxed(treatment);

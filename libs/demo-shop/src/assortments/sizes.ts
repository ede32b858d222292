import type { NumberParameter } from '../shop/parameters';
import { formatNumber } from '../language/texts';

interface SizeOption {
  /** The same in both languages: "20 m", "XL". */
  label: string;
  /** For number parameters. */
  number?: number;
  /** Price as a multiple of the smallest size's. */
  factor: number;
}

/** The second option besides colour: lengths, volumes, clothes sizes. */
export interface Sizes {
  parameter: NumberParameter | 'size';
  options: readonly SizeOption[];
  /** Unit of the unit price when the size is a measure of contents. */
  measure?: 'm' | 'l' | 'kg' | 'ks';
}

/** Twice the amount costs less than twice the price. */
const defaultExponent = 0.8;

function measured(parameter: NumberParameter, unit: string, amounts: readonly number[], exponent: number): Sizes {
  const smallest = amounts[0] ?? 1;
  return {
    parameter,
    options: amounts.map((number) => ({
      label: `${formatNumber(number)} ${unit}`,
      number,
      factor: (number / smallest) ** exponent,
    })),
  };
}

export const lengths = (...metres: number[]): Sizes => ({ ...measured('length', 'm', metres, 0.85), measure: 'm' });
export const volumes = (...litres: number[]): Sizes => ({ ...measured('volume', 'l', litres, 0.75), measure: 'l' });
export const weights = (...kilograms: number[]): Sizes => ({
  ...measured('weight', 'kg', kilograms, defaultExponent),
  measure: 'kg',
});
export const grams = (...amounts: number[]): Sizes => measured('content', 'g', amounts, 0.6);
export const pieces = (...amounts: number[]): Sizes => ({ ...measured('pieces', 'ks', amounts, 0.82), measure: 'ks' });
/** Lengths without a price per metre. */
export const spans = (...metres: number[]): Sizes => measured('length', 'm', metres, 0.6);
/** Vessels: described by volume but without a price per litre. */
export const capacities = (...litres: number[]): Sizes => measured('volume', 'l', litres, 0.6);
export const diameters = (...centimetres: number[]): Sizes => measured('diameter', 'cm', centimetres, 1.3);
export const widths = (...centimetres: number[]): Sizes => measured('width', 'cm', centimetres, 0.9);
export const heights = (...centimetres: number[]): Sizes => measured('height', 'cm', centimetres, 0.9);
export const handles = (...centimetres: number[]): Sizes => measured('handle', 'cm', centimetres, 0.4);

/** Named sizes: S, M, L or 42, 43; the same price for all. */
export function named(...labels: string[]): Sizes {
  return { parameter: 'size', options: labels.map((label) => ({ label, factor: 1 })) };
}

import type { NamedParameter, NumberParameter } from '../shop/parameters';
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
  parameter: NumberParameter | NamedParameter;
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

const groupThousands = (number: number) => String(number).replace(/\B(?=(?:\d{3})+$)/g, ' ');

/** Sizes of tools: the same price for all. */
const tools =
  (parameter: NumberParameter, unit: string) =>
  (...amounts: number[]): Sizes => ({
    parameter,
    options: amounts.map((number) => ({ label: `${groupThousands(number)} ${unit}`, number, factor: 1 })),
  });

export const toolLengths = tools('tool-length', 'mm');
export const openings = tools('opening', 'mm');
export const levelLengths = tools('level', 'cm');
export const brushWidths = tools('brush', 'mm');
export const rollerWidths = tools('width', 'cm');
export const discDiameters = tools('disc', 'mm');
export const barLengths = tools('guide-bar', 'cm');
export const ampereHours = tools('capacity', 'Ah');
export const headWeights = tools('head', 'g');

/** Sizes that are no number; the same price for all. */
const labelled =
  (parameter: NamedParameter) =>
  (...labels: string[]): Sizes => ({ parameter, options: labels.map((label) => ({ label, factor: 1 })) });

/** Clothes: S, M, L. */
export const named = labelled('size');
export const trousers = labelled('trousers');
export const shoes = labelled('shoes');
export const tips = labelled('tip');
export const batterySets = labelled('battery-set');
/** Width × length. */
export const dimensions = labelled('dimensions');

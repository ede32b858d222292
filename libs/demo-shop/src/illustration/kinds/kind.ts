import type { Paint } from '../paint';

/** Draws a product kind; `shape` is one of the kind's own variants, the first one when unknown. */
export type Draw = (paint: Paint, shape: string) => string;

import type { Paint } from '../paint';

/** Draws a kind of goods; `shape` is one of the kind's own variants, the first one when it is not known. */
export type Draw = (paint: Paint, shape: string) => string;

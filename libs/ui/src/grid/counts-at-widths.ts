import type { CSSProperties } from 'react';
import { breakpointNames, type Breakpoint } from '../breakpoints';

/** One count for all widths, or counts from some of them on; `base` is the specification's `xs`. */
export type AtWidth = number | ({ base: number } & Partial<Record<Breakpoint, number>>);

/** A count for each width as custom properties, all of them, so that grids inside grids inherit none. */
export function countsAtWidths(counts: AtWidth): CSSProperties {
  const given: Exclude<AtWidth, number> = typeof counts === 'number' ? { base: counts } : counts;
  let count = given.base;
  const properties: Record<string, number> = { '--base': count };
  for (const width of breakpointNames) {
    count = given[width] ?? count;
    properties[`--${width}`] = count;
  }
  return properties;
}

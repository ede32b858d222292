import type { CSSProperties } from 'react';
import { breakpointNames, type Breakpoint } from '../breakpoints';

/** One count for all widths, or counts from some of them on; `base` is the specification's `xs`. */
export type ResponsiveCount = number | ({ base: number } & Partial<Record<Breakpoint, number>>);

/** A count for each width as custom properties, all of them, so that grids inside grids inherit none. */
export function responsiveCountStyle(counts: ResponsiveCount): CSSProperties {
  const countByBreakpoint: Exclude<ResponsiveCount, number> = typeof counts === 'number' ? { base: counts } : counts;
  let count = countByBreakpoint.base;
  const properties: Record<string, number> = { '--base': count };
  for (const breakpoint of breakpointNames) {
    count = countByBreakpoint[breakpoint] ?? count;
    properties[`--${breakpoint}`] = count;
  }
  return properties;
}

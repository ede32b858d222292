/**
 * Widths in CSS pixels at which layouts change; media queries may compare with no others, as `(width >= 768px)`. The
 * specification names six ranges by five widths: its `xs` is the range below the first of them.
 */
export const breakpoints = { sm: 480, md: 768, lg: 1024, xl: 1279, xxl: 1400 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** Narrowest first. */
export const breakpointNames = ['sm', 'md', 'lg', 'xl', 'xxl'] as const satisfies readonly Breakpoint[];

/** Below this height only what is needed stays on the screen while the page scrolls: an enlarged page, a phone on its side. */
export const lowScreen = 640;

/** The width from which the widest spacing applies. */
export const widestSpacing = 1600;

/** Columns of the page grid. */
export const gridColumns = 24;

/** Widths in CSS pixels at which layouts change; style sheets may use no others. */
export const breakpoints = { sm: 480, md: 768, lg: 1024, xl: 1279, xxl: 1400 } as const;

/** The width at which the roomiest spacing begins. */
export const widestSpacing = 1600;

/** Columns of the page grid. */
export const gridColumns = 24;

/** States of a sticky header while the page scrolls; only transforms change, so the layout does not shift. */
export const stickyStates = [
  /** In normal flow, at the top of the page. */
  'not_sticky',
  /** Scrolled past, waiting to be measured. */
  'sticky_not_ready',
  /** Measured and hidden. */
  'sticky_ready',
  /** Hidden by scrolling down. */
  'sticky_invisible',
  /** Shown by scrolling up. */
  'sticky_visible',
] as const;

export type StickyState = (typeof stickyStates)[number];

export type StickyEvent =
  | { type: 'measured' }
  /** `from` and `to` are scroll positions, `edge` is the bottom of the header in normal flow. Pixels. */
  | { type: 'scrolled'; from: number; to: number; edge: number };

function afterScroll(state: StickyState, { from, to, edge }: Extract<StickyEvent, { type: 'scrolled' }>): StickyState {
  if (to <= 0) return 'not_sticky';
  if (state === 'not_sticky') return to > edge ? 'sticky_not_ready' : state;
  // A visible header stays sticky until the page is scrolled to its top.
  if (to <= edge && state !== 'sticky_visible') return 'not_sticky';
  if (state === 'sticky_not_ready' || to === from) return state;
  return to > from ? 'sticky_invisible' : 'sticky_visible';
}

/** The header's next state. */
export function nextStickyState(state: StickyState, event: StickyEvent): StickyState {
  if (event.type === 'scrolled') return afterScroll(state, event);
  return state === 'sticky_not_ready' ? 'sticky_ready' : state;
}

/** What a sticky header goes through while the page scrolls; only transforms change, so nothing moves. */
export const stickyStates = [
  /** Where it belongs, at the top of the page. */
  'not_sticky',
  /** Scrolled past, waiting to be measured. */
  'sticky_not_ready',
  /** Measured and out of sight. */
  'sticky_ready',
  /** Slid away, since the shopper goes on reading. */
  'sticky_invisible',
  /** Slid in, since the shopper goes back. */
  'sticky_visible',
] as const;

export type StickyState = (typeof stickyStates)[number];

export type StickyEvent =
  | { type: 'measured' }
  /** `from` and `to` are how far the page is scrolled, `edge` is where the header's own place ends. Pixels. */
  | { type: 'scrolled'; from: number; to: number; edge: number };

function afterScroll(state: StickyState, { from, to, edge }: Extract<StickyEvent, { type: 'scrolled' }>): StickyState {
  if (to <= 0) return 'not_sticky';
  if (state === 'not_sticky') return to > edge ? 'sticky_not_ready' : state;
  // A header in sight stays until the page is at its top, where it is at home.
  if (to <= edge && state !== 'sticky_visible') return 'not_sticky';
  if (state === 'sticky_not_ready' || to === from) return state;
  return to > from ? 'sticky_invisible' : 'sticky_visible';
}

/** The header's next state. */
export function nextStickyState(state: StickyState, event: StickyEvent): StickyState {
  if (event.type === 'scrolled') return afterScroll(state, event);
  return state === 'sticky_not_ready' ? 'sticky_ready' : state;
}

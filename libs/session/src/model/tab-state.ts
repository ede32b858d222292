import * as v from 'valibot';

/** Where the open tabs of one shop read what the others know; holds nothing personal. */
export const tabStateKey = 'vyloha.tabs';

const tabStateSchema = v.object({
  /** Changes with every change of the cart, and with its owner. */
  cart: v.string(),
  /** Code of the active currency. */
  currency: v.string(),
});

/** What all tabs of a browser show alike. */
export type TabState = v.InferOutput<typeof tabStateSchema>;

export function parseTabState(text: string | null): TabState | null {
  if (text === null) return null;
  try {
    const parsed = v.safeParse(tabStateSchema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/**
 * What a tab does that hears what another one shows: another currency changes every price, so the page is loaded anew;
 * for another cart its data are enough.
 */
export function answerToTab(mine: TabState, theirs: TabState | null): 'nothing' | 'revalidate' | 'reload' {
  if (theirs === null) return 'nothing';
  if (theirs.currency !== mine.currency) return 'reload';
  return theirs.cart === mine.cart ? 'nothing' : 'revalidate';
}

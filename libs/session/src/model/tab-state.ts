import * as v from 'valibot';

/** Storage key by which the shop's tabs share their state; contains no personal data. */
export const tabStateKey = 'vyloha.tabs';

const tabStateSchema = v.object({
  /** Changes with every change of the cart or its owner. */
  cart: v.string(),
  /** Code of the active currency. */
  currency: v.string(),
});

/** State that all tabs of a browser share. */
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
 * Action of a tab on another tab's state: another currency changes every price, so the page is reloaded;
 * for another cart revalidation is enough.
 */
export function getTabAction(ownState: TabState, otherState: TabState | null): 'nothing' | 'revalidate' | 'reload' {
  if (otherState === null) return 'nothing';
  if (otherState.currency !== ownState.currency) return 'reload';
  return otherState.cart === ownState.cart ? 'nothing' : 'revalidate';
}

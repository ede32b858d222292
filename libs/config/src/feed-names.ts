/** The feeds of products that the shop can offer, by their names in `FEEDS` and in addresses. */
export const feedNames = ['heureka', 'heureka-availability', 'zbozi', 'google', 'facebook'] as const;

export type FeedName = (typeof feedNames)[number];

export function isFeedName(name: string): name is FeedName {
  return feedNames.some((known) => known === name);
}

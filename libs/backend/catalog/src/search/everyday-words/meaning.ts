/**
 * Phrases that mean the same or nearly so, separated by commas: Czech ones, then Slovak ones. Each finds the others.
 * Nominatives and infinitives suffice; what another word is derived from is a phrase of its own: 'lopata, lopatka'.
 */
export type Meaning = readonly [cs: string, sk: string];

/**
 * What is done or wanted in both languages, and what serves it or is of that kind: the former find the latter, which do not find
 * them. Phrases as those of a meaning.
 */
export type Purpose = readonly [...wanted: Meaning, ...serving: Meaning];

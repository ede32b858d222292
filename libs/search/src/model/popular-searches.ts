import * as v from 'valibot';

/** As the backend sends them. */
export const popularSearchesResponse = v.pipe(
  v.array(v.object({ query: v.string() })),
  v.transform((searches) => searches.map(({ query }) => query)),
);

/** The response to a counted search: nothing that matters. */
export const countedSearchResponse = v.unknown();

const hostResponse = v.object({ searches: v.array(v.string()) });

/** As the host sends them to browsers. @throws for anything else */
export const parsePopularSearches = (response: unknown): readonly string[] => v.parse(hostResponse, response).searches;

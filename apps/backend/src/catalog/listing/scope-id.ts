/** What a listing shows: one branch of the catalogue, or the whole shop. */
export type ListingPlace = { kind: 'shop' } | { kind: 'category' | 'virtualCategory' | 'brand'; id: string };

const prefixes = { category: 'c/', virtualCategory: 'v/', brand: 'b/' } as const;

/** Id under which the place's products are kept in the listing tables; short, since it stands in every row. */
export function scopeIdOf(place: ListingPlace): string {
  return place.kind === 'shop' ? shopScopeId : `${prefixes[place.kind]}${place.id}`;
}

export const shopScopeId = '';
export const scopePrefixes = prefixes;

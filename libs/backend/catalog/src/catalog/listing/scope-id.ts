/** What a listing shows: one branch of the catalogue, or the whole shop. */
export type ListingScope = { kind: 'shop' } | { kind: 'category' | 'virtualCategory' | 'brand'; id: string };

const prefixes = { category: 'c/', virtualCategory: 'v/', brand: 'b/' } as const;

/** Id of the scope in the listing tables; short, since every row contains it. */
export function scopeIdOf(scope: ListingScope): string {
  return scope.kind === 'shop' ? shopScopeId : `${prefixes[scope.kind]}${scope.id}`;
}

export const shopScopeId = '';
export const scopePrefixes = prefixes;

import type { RequestContext } from '@vyloha/backend-kernel';
import type { Loaders } from './loaders';

/** Resolver context: the caller, and loaders that batch the lookups of one query. */
export interface GraphqlContext extends RequestContext {
  loaders: Loaders;
  /** Unexpected errors of resolvers. */
  failures: Error[];
}

/** Resolver of a field on its parent object. */
export type FieldResolver<Source> = (source: Source, args: unknown, ctx: GraphqlContext) => unknown;

/** Resolver of a root field. */
export type QueryResolver = (root: unknown, args: unknown, ctx: GraphqlContext) => unknown;

/** Resolvers of one type by field name; other fields are read from the source. */
export type FieldResolvers<Source> = Record<string, FieldResolver<Source>>;

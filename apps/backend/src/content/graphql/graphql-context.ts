import type { RequestContext } from '../../server/request-context';
import type { Loaders } from './loaders';

/** What resolvers work with: who asks, and lookups that gather what one query asks of them. */
export interface GraphqlContext extends RequestContext {
  loaders: Loaders;
  /** What resolvers threw without meaning to. */
  failures: Error[];
}

/** A field's answer from the thing it belongs to. */
export type FieldResolver<Source> = (source: Source, args: unknown, ctx: GraphqlContext) => unknown;

/** A field of the query itself. */
export type QueryResolver = (root: unknown, args: unknown, ctx: GraphqlContext) => unknown;

/** Fields of one type by name; the rest is read from the source as it is. */
export type FieldResolvers<Source> = Record<string, FieldResolver<Source>>;

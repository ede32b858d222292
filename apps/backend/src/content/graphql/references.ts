import type DataLoader from 'dataloader';
import * as v from 'valibot';
import type { FieldResolver, GraphqlContext } from './graphql-context';

type Source = Readonly<Record<string, unknown>>;
type LoaderOf<Thing> = (ctx: GraphqlContext) => DataLoader<string, Thing | null>;

const idSchema = v.fallback(v.nullable(v.string()), null);
const idsSchema = v.fallback(v.array(v.string()), []);

/** The thing whose id an editor put into the field; null when there is none (any more). */
export function reference<Thing>(field: string, loaderOf: LoaderOf<Thing>): FieldResolver<Source> {
  return async (source, _args, ctx) => {
    const id = v.parse(idSchema, source[field]);
    return id === null ? null : loaderOf(ctx).load(id);
  };
}

/** The things whose ids are in the field, in their order; those that are gone are left out. */
export function references<Thing>(field: string, loaderOf: LoaderOf<Thing>): FieldResolver<Source> {
  return (source, _args, ctx) => loadKnown(loaderOf(ctx), v.parse(idsSchema, source[field]));
}

export async function loadKnown<Thing>(
  loader: DataLoader<string, Thing | null>,
  ids: readonly string[],
): Promise<Thing[]> {
  const things = await Promise.all(ids.map((id) => loader.load(id)));
  return things.flatMap((thing) => thing ?? []);
}

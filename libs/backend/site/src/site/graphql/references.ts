import type DataLoader from 'dataloader';
import * as v from 'valibot';
import type { FieldResolver, GraphqlContext } from './graphql-context';

type Source = Readonly<Record<string, unknown>>;
type LoaderOf<Thing> = (ctx: GraphqlContext) => DataLoader<string, Thing | null>;

const idSchema = v.fallback(v.nullable(v.string()), null);
const idsSchema = v.fallback(v.array(v.string()), []);

/** The entity whose id an editor put into the field; null when it is not set or no longer exists. */
export function referenceResolver<Thing>(field: string, getLoader: LoaderOf<Thing>): FieldResolver<Source> {
  return async (source, _args, ctx) => {
    const id = v.parse(idSchema, source[field]);
    return id === null ? null : getLoader(ctx).load(id);
  };
}

/** The entities whose ids are in the field, in their order; deleted ones are left out. */
export function referencesResolver<Thing>(field: string, getLoader: LoaderOf<Thing>): FieldResolver<Source> {
  return (source, _args, ctx) => loadExisting(getLoader(ctx), v.parse(idsSchema, source[field]));
}

export async function loadExisting<Thing>(
  loader: DataLoader<string, Thing | null>,
  ids: readonly string[],
): Promise<Thing[]> {
  const things = await Promise.all(ids.map((id) => loader.load(id)));
  return things.flatMap((thing) => thing ?? []);
}

import DataLoader from 'dataloader';
import {
  type CategoryLink,
  type CategoryRow,
  type ProductContext,
  type WireProduct,
  findAlternatives,
  loadCategoryFamily,
  loadCategoryRows,
  loadProductCategories,
  loadProducts,
  loadVirtualCategoryRows,
} from '@vyloha/backend-catalog';
import { loadPickUpShippers } from '@vyloha/backend-shop';
import { type Entry, loadEntries } from '@vyloha/backend-content';
import { toCategoryNode, toVirtualCategoryNode, type CategoryNode, type VirtualCategoryNode } from './catalogue-nodes';

interface Family {
  ancestors: CategoryLink[];
  children: CategoryLink[];
}

export interface Loaders {
  category: DataLoader<string, CategoryNode | null>;
  virtualCategory: DataLoader<string, VirtualCategoryNode | null>;
  family: DataLoader<CategoryRow, Family>;
  product: DataLoader<string, WireProduct | null>;
  /** Ids of the categories that contain a product, at any level; null where there is no such product. */
  productCategories: DataLoader<string, readonly string[] | null>;
  /** Ids of what to buy instead. */
  alternatives: DataLoader<WireProduct, string[]>;
  /** Entries of a content type by id. */
  entry(type: string): DataLoader<string, Entry | null>;
  pickUpShippers(): ReturnType<typeof loadPickUpShippers>;
}

/** Maximum number of results of one lookup. */
const maxBatchSize = 200;

/** A loader that queries once for all ids of a tick and returns each its own result. */
function createIdLoader<Thing>(
  load: (ids: readonly string[]) => Promise<readonly Thing[]>,
  idOf: (thing: Thing) => string,
) {
  const loadBatch = async (ids: readonly string[]) => {
    const found = new Map((await load(ids)).map((thing) => [idOf(thing), thing]));
    return ids.map((id) => found.get(id) ?? null);
  };
  return new DataLoader<string, Thing | null>(loadBatch, { maxBatchSize });
}

async function loadFamilies(ctx: ProductContext, rows: readonly CategoryRow[]): Promise<Family[]> {
  const { ancestorsOf, childrenOf } = await loadCategoryFamily(ctx, rows);
  return rows.map((row) => ({ ancestors: ancestorsOf(row), children: childrenOf(row) }));
}

/** New ones for every request: nothing is cached between two. */
export function createLoaders(ctx: ProductContext): Loaders {
  const entryLoaders = new Map<string, DataLoader<string, Entry | null>>();
  let pickUpShippers: ReturnType<typeof loadPickUpShippers> | null = null;
  return {
    category: createIdLoader(
      async (ids) => (await loadCategoryRows(ctx, { ids })).map(toCategoryNode),
      ({ _id }) => _id,
    ),
    virtualCategory: createIdLoader(
      async (ids) => (await loadVirtualCategoryRows(ctx, { ids })).map(toVirtualCategoryNode),
      ({ _id }) => _id,
    ),
    family: new DataLoader((rows) => loadFamilies(ctx, rows)),
    product: createIdLoader(
      (ids) => loadProducts(ctx, ids),
      ({ id }) => id,
    ),
    productCategories: new DataLoader(
      async (ids) => {
        const categories = await loadProductCategories(ctx, ids);
        return ids.map((id) => categories.get(id) ?? null);
      },
      { maxBatchSize },
    ),
    alternatives: new DataLoader((products) => findAlternatives(ctx, products), { maxBatchSize }),
    entry: (type) => {
      const loader =
        entryLoaders.get(type) ??
        createIdLoader(
          (ids) => loadEntries(ctx, type, { ids, enabled: true }),
          ({ _id }) => _id,
        );
      entryLoaders.set(type, loader);
      return loader;
    },
    pickUpShippers: () => (pickUpShippers ??= loadPickUpShippers(ctx.db)),
  };
}

import { and, asc, count, desc, eq, type SQL } from 'drizzle-orm';
import { defaultLocale, withDefaultTranslations } from '@vyloha/contract';
import * as v from 'valibot';
import { isOneOf, storedText } from '@vyloha/backend-kernel';
import { branch } from '@vyloha/backend-shop/tables';
import { type BranchRow, listOpeningExceptions, toWireBranch, wallClock } from '@vyloha/backend-shop';
import { hasAddress, toOptionalTranslated, toPageMeta } from '@vyloha/backend-content';
import { contentSort, type ContentSort, flag, parseArguments, slice, text, texts } from '../arguments';
import type { FieldResolvers, GraphqlContext } from '../graphql-context';

const maxLimit = 500;
const filterArguments = { primary: flag, region: text };
const countArguments = v.object(filterArguments);
const branchArguments = v.object({
  ...filterArguments,
  slug: text,
  _id: texts,
  store_id: texts,
  sort: contentSort,
  ...slice(maxLimit),
});

/** The editor's fields of the branch, overridden by the store's own data. */
function toBranchNode(row: BranchRow) {
  const title = withDefaultTranslations(row.name);
  return {
    ...row.presentation,
    ...(row.acceptedPayments.length > 0 && { pay_with_card: row.acceptedPayments.includes('card') }),
    row,
    _id: row.id,
    store_id: row.id,
    title,
    description: toOptionalTranslated(row.description),
    opening_hours: row.openingHours,
    region: row.region,
    gps_latitude: row.latitude,
    gps_longitude: row.longitude,
    page_meta: toPageMeta(row.presentation['page_meta'], row.slug),
    weight: row.weight,
    branch_is_primary: row.isPrimary,
    lastModified: row.updatedAt.toISOString(),
  };
}

type BranchNode = ReturnType<typeof toBranchNode>;

function matchesFilters({ primary, region }: v.InferOutput<typeof countArguments>): SQL | undefined {
  return and(
    primary === null ? undefined : eq(branch.isPrimary, primary),
    region === null ? undefined : eq(branch.region, region),
  );
}

function toBranchOrder(sort: ContentSort): SQL {
  if (sort === 'WEIGHT_ASC') return asc(branch.weight);
  return sort === 'TITLE_ASC' ? storedText(branch.name, defaultLocale) : desc(branch.weight);
}

async function listBranches(_root: unknown, args: unknown, { db }: GraphqlContext) {
  const { slug, _id, store_id: storeIds, sort, skip, limit, ...filters } = parseArguments(branchArguments, args);
  const rows = await db
    .select()
    .from(branch)
    .where(
      and(
        matchesFilters(filters),
        slug === null ? undefined : hasAddress(branch.slug, [slug]),
        _id === null ? undefined : isOneOf(branch.id, _id),
        storeIds === null ? undefined : isOneOf(branch.id, storeIds),
      ),
    )
    .orderBy(toBranchOrder(sort), asc(branch.id))
    .limit(limit)
    .offset(skip);
  return rows.map(toBranchNode);
}

async function countBranches(_root: unknown, args: unknown, { db }: GraphqlContext) {
  const [row] = await db
    .select({ total: count() })
    .from(branch)
    .where(matchesFilters(parseArguments(countArguments, args)));
  return row?.total ?? 0;
}

/** Branch resolvers. */
export const branchResolvers = {
  Query: { branch: listBranches, branch_total: countBranches },
  Branch: {
    opening_exceptions: ({ row }, _args, ctx) => listOpeningExceptions(row, wallClock(ctx.now()).day),
    storeBranch: async ({ row }, _args, ctx) => toWireBranch(row, ctx, await ctx.loaders.pickUpShippers()),
  } satisfies FieldResolvers<BranchNode>,
};

import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import type { Database, Transaction } from '@vyloha/backend-kernel';
import { virtualCategory } from '@vyloha/backend-catalog/tables';
import { testDatabases } from '../../../testing/test-databases';
import { refreshListings } from '@vyloha/backend-catalog';
import { insertProducts, insertReferenceData } from '../testing/insert-catalogue';
import { createPlainProduct } from '../testing/random-catalogue';

interface PlanNode {
  'Node Type': string;
  'Parent Relationship'?: string | undefined;
  'Relation Name'?: string | undefined;
  'CTE Name'?: string | undefined;
  Plans?: PlanNode[] | undefined;
}

const nodeSchema: v.GenericSchema<PlanNode> = v.lazy(() =>
  v.object({
    'Node Type': v.string(),
    'Parent Relationship': v.optional(v.string()),
    'Relation Name': v.optional(v.string()),
    'CTE Name': v.optional(v.string()),
    Plans: v.optional(v.array(nodeSchema)),
  }),
);
const planSchema = v.tuple([v.object({ 'QUERY PLAN': v.tuple([v.object({ Plan: nodeSchema })]) })]);

/** What grows with the shop. */
const lists = ['listed', 'listed_variant', 'listed_value', 'matched_parameters', 'matched_prices'];
const dialect = new PgDialect();
const textOf = (query: SQL) => dialect.sqlToQuery(query).sql.trim();

/** The lists that are read from start to end by a part which is executed again for each row of another one. */
function listsReadAgain(node: PlanNode, isRepeated = false): string[] {
  const name = node['CTE Name'] ?? node['Relation Name'] ?? '';
  const isRead = isRepeated && lists.includes(name) && ['CTE Scan', 'Seq Scan'].includes(node['Node Type']);
  const below = (node.Plans ?? []).flatMap((child) =>
    listsReadAgain(child, isRepeated || child['Parent Relationship'] === 'SubPlan'),
  );
  return isRead ? [name, ...below] : below;
}

describe.each(testDatabases())('a refresh of all listings on $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    opened = await open();
    await insertReferenceData(opened.db);
    const title = { cs: 'Levné', sk: 'Lacné' };
    const rule = {
      parameters: [{ entityId: 'par-color', values: ['color-red'] }],
      priceRange: { from: 1, to: 5, currencyCode: 'CZK' },
    };
    await opened.db.insert(virtualCategory).values({ id: 'vc-levne', title, path: title, rule });
    const products = Array.from({ length: 40 }, (_, index) => createPlainProduct(`p-${index}`, { price: index }));
    await insertProducts(opened.db, products);
  });
  afterAll(() => opened.close());

  /** Plans of the statements that write, each explained before it is executed. */
  async function plansOf(db: Database): Promise<{ statement: string; plan: PlanNode }[]> {
    const plans: { statement: string; plan: PlanNode }[] = [];
    const explaining = (tx: Transaction) => {
      const execute = tx.execute.bind(tx);
      const explainFirst = async (query: SQL) => {
        const statement = textOf(query);
        if (/^(insert|create temporary table)/.test(statement)) {
          const { rows } = await execute(sql`explain (format json) ${query}`);
          plans.push({ statement, plan: v.parse(planSchema, rows)[0]['QUERY PLAN'][0].Plan });
        }
        return execute(query);
      };
      return Object.assign(tx, { execute: explainFirst });
    };
    const watched = new Proxy(db, {
      get: (target, key) =>
        key === 'transaction'
          ? (work: (tx: Transaction) => Promise<unknown>) => db.transaction((tx) => work(explaining(tx)))
          : Reflect.get(target, key),
    });
    await refreshListings(watched);
    return plans;
  }

  it('reads no list again for each of its rows, however large it is estimated to be', async () => {
    const plans = await plansOf(opened.db);
    expect(plans.length).toBeGreaterThan(8);
    const readAgain = plans.flatMap(({ statement, plan }) =>
      listsReadAgain(plan).map((name) => `${name}: ${statement.slice(0, 60)}`),
    );
    expect(readAgain).toEqual([]);
  });
});

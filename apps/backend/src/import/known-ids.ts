import { eq, lt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import {
  brand,
  category,
  currency,
  image,
  importedId,
  parameter,
  parameterValue,
  payment,
  product,
  productComment,
  tag,
  variant,
  warehouse,
} from '../database/schema';
import type { ParsedDocument } from './documents/import-document';
import { additionsOf, identitiesOf, referencesOf, type ReferenceKind } from './references';

/** Where the ids are of what may be pointed at. */
const idColumns: Readonly<Record<ReferenceKind, PgColumn>> = {
  brand: brand.id,
  category: category.id,
  comment: productComment.id,
  currency: currency.code,
  image: image.fileKey,
  parameter: parameter.id,
  'parameter value': parameterValue.id,
  payment: payment.id,
  product: product.id,
  tag: tag.id,
  variant: variant.id,
  warehouse: warehouse.id,
};

/** Ids that may occur once only; no thing that may be pointed at is called so. */
const identity = 'identity';
const abandonedAfter = sql`interval '1 day'`;

export interface PlacedDocument {
  place: number;
  document: ParsedDocument;
}

export interface PlacedProblem {
  place: number;
  problem: string;
}

const asRows = (rows: readonly object[], columns: SQL): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as given (${columns})`;

/**
 * What documents may point at: everything in the database, and what came before them in the same import. The ids of a
 * run are kept in the database as well, so that an import of any size takes the same memory, and may come in parts.
 */
export class KnownIds {
  constructor(
    private readonly db: Database,
    private readonly run: string,
  ) {}

  /** Problems of the documents: unknown things they name, and ids that occurred before. Remembers what they add. */
  async admit(batch: readonly PlacedDocument[]): Promise<PlacedProblem[]> {
    const identities = batch.flatMap(({ place, document }) =>
      identitiesOf(document).map((id) => ({ kind: identity, id, place })),
    );
    const additions = batch.flatMap(({ place, document }) => additionsOf(document).map((one) => ({ ...one, place })));
    await this.remember([...identities, ...additions]);
    return [...(await this.unknownIn(batch)), ...(await this.repeatedIn(identities))];
  }

  /** Forgets the run, and those that were broken off long ago. */
  async forget(): Promise<void> {
    await this.db.delete(importedId).where(eq(importedId.run, this.run));
    await this.db.delete(importedId).where(lt(importedId.seenAt, sql`now() - ${abandonedAfter}`));
  }

  private async remember(rows: readonly { kind: string; id: string; place: number }[]): Promise<void> {
    if (rows.length === 0) return;
    await this.db.execute(sql`
      insert into ${importedId} (run, kind, id, place)
      select ${this.run}, kind, id, min(place) from ${asRows(rows, sql`kind text, id text, place integer`)}
      group by kind, id order by kind, id on conflict do nothing`);
  }

  private async repeatedIn(identities: readonly { id: string; place: number }[]): Promise<PlacedProblem[]> {
    const { rows } = await this.db.execute<{ id: string; place: number }>(sql`
      select given.id, given.place from ${asRows(identities, sql`id text, place integer`)}
      join ${importedId} known on known.run = ${this.run} and known.kind = ${identity} and known.id = given.id
      where known.place < given.place`);
    const repeated = new Set(rows.map(({ id, place }) => `${place} ${id}`));
    return identities
      .filter(({ id, place }) => repeated.has(`${place} ${id}`))
      .map(({ id, place }) => ({ place, problem: `${id} occurs twice` }));
  }

  private async unknownIn(batch: readonly PlacedDocument[]): Promise<PlacedProblem[]> {
    const named = batch.flatMap(({ place, document }) => referencesOf(document).map((one) => ({ ...one, place })));
    const since = await this.knownSince(named);
    return named
      .filter(({ kind, id, place }) => (since.get(`${kind} ${id}`) ?? Infinity) >= place)
      .map(({ kind, id, path, place }) => ({
        place,
        problem: `${path}: there is no ${kind} '${id}' before this document`,
      }));
  }

  /** From which document on each thing may be named; what the shop has may be named by all. */
  private async knownSince(named: readonly { kind: ReferenceKind; id: string }[]): Promise<Map<string, number>> {
    const distinct = new Map(named.map(({ kind, id }) => [`${kind} ${id}`, { kind, id }]));
    const kinds = new Set(named.map(({ kind }) => kind));
    if (kinds.size === 0) return new Map();
    const cases = [...kinds].map((kind) => {
      const column = idColumns[kind];
      return sql`when ${kind} then exists (select from ${column.table} where ${column} = given.id)`;
    });
    const { rows } = await this.db.execute<{ kind: string; id: string; since: number | null }>(sql`
      select given.kind, given.id, case when stands.already then 0 else known.place end as since
      from ${asRows([...distinct.values()], sql`kind text, id text`)}
      cross join lateral (select case given.kind ${sql.join(cases, sql` `)} end as already) stands
      left join ${importedId} known on known.run = ${this.run} and known.kind = given.kind and known.id = given.id`);
    return new Map(rows.flatMap(({ kind, id, since }) => (since === null ? [] : [[`${kind} ${id}`, since]])));
  }
}

import type { ParsedDocument } from '@vyloha/import-documents';
import { eq, lt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import {
  brand,
  category,
  currency,
  customer,
  image,
  importedId,
  parameter,
  parameterValue,
  payment,
  product,
  productComment,
  shipper,
  tag,
  variant,
  warehouse,
} from '../database/schema';
import { additionsOf, identitiesOf, referencesOf, type ReferenceKind } from './references';

/** The id column of each kind of reference target. */
const idColumns: Readonly<Record<ReferenceKind, PgColumn>> = {
  brand: brand.id,
  category: category.id,
  comment: productComment.id,
  currency: currency.code,
  customer: customer.id,
  image: image.fileKey,
  parameter: parameter.id,
  'parameter value': parameterValue.id,
  payment: payment.id,
  product: product.id,
  shipper: shipper.id,
  tag: tag.id,
  variant: variant.id,
  warehouse: warehouse.id,
};

/** Kind for ids that may occur only once; no reference kind has this name. */
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

const toRecordset = (rows: readonly object[], columns: SQL): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as given (${columns})`;

/**
 * What documents may reference: everything in the database, and earlier documents of the same import. The ids of a
 * run are stored in the database as well, so that memory use does not depend on size, and an import may come in parts.
 */
export class KnownIds {
  constructor(
    private readonly db: Database,
    private readonly run: string,
  ) {}

  /** Records the ids of the documents. @returns unknown references and duplicate ids */
  async register(batch: readonly PlacedDocument[]): Promise<PlacedProblem[]> {
    const identities = batch.flatMap(({ place, document }) =>
      identitiesOf(document).map((id) => ({ kind: identity, id, place })),
    );
    const additions = batch.flatMap(({ place, document }) => additionsOf(document).map((one) => ({ ...one, place })));
    await this.save([...identities, ...additions]);
    return [...(await this.findUnknown(batch)), ...(await this.findRepeated(identities))];
  }

  /** Deletes the ids of the run, and of runs that were aborted long ago. */
  async clear(): Promise<void> {
    await this.db.delete(importedId).where(eq(importedId.run, this.run));
    await this.db.delete(importedId).where(lt(importedId.seenAt, sql`now() - ${abandonedAfter}`));
  }

  private async save(rows: readonly { kind: string; id: string; place: number }[]): Promise<void> {
    if (rows.length === 0) return;
    await this.db.execute(sql`
      insert into ${importedId} (run, kind, id, place)
      select ${this.run}, kind, id, min(place) from ${toRecordset(rows, sql`kind text, id text, place integer`)}
      group by kind, id order by kind, id on conflict do nothing`);
  }

  private async findRepeated(identities: readonly { id: string; place: number }[]): Promise<PlacedProblem[]> {
    const { rows } = await this.db.execute<{ id: string; place: number }>(sql`
      select given.id, given.place from ${toRecordset(identities, sql`id text, place integer`)}
      join ${importedId} known on known.run = ${this.run} and known.kind = ${identity} and known.id = given.id
      where known.place < given.place`);
    const repeated = new Set(rows.map(({ id, place }) => `${place} ${id}`));
    return identities
      .filter(({ id, place }) => repeated.has(`${place} ${id}`))
      .map(({ id, place }) => ({ place, problem: `${id} occurs twice` }));
  }

  private async findUnknown(batch: readonly PlacedDocument[]): Promise<PlacedProblem[]> {
    const references = batch.flatMap(({ place, document }) => referencesOf(document).map((one) => ({ ...one, place })));
    const since = await this.loadFirstPlaces(references);
    return references
      .filter(({ kind, id, place }) => (since.get(`${kind} ${id}`) ?? Infinity) >= place)
      .map(({ kind, id, path, place }) => ({
        place,
        problem: `${path}: there is no ${kind} '${id}' before this document`,
      }));
  }

  /** The position from which on each entity may be referenced; existing entities may always be referenced. */
  private async loadFirstPlaces(
    references: readonly { kind: ReferenceKind; id: string }[],
  ): Promise<Map<string, number>> {
    const distinct = new Map(references.map(({ kind, id }) => [`${kind} ${id}`, { kind, id }]));
    const kinds = new Set(references.map(({ kind }) => kind));
    if (kinds.size === 0) return new Map();
    const existenceCases = [...kinds].map((kind) => {
      const column = idColumns[kind];
      return sql`when ${kind} then exists (select from ${column.table} where ${column} = given.id)`;
    });
    const { rows } = await this.db.execute<{ kind: string; id: string; since: number | null }>(sql`
      select given.kind, given.id, case when stands.already then 0 else known.place end as since
      from ${toRecordset([...distinct.values()], sql`kind text, id text`)}
      cross join lateral (select case given.kind ${sql.join(existenceCases, sql` `)} end as already) stands
      left join ${importedId} known on known.run = ${this.run} and known.kind = given.kind and known.id = given.id`);
    return new Map(rows.flatMap(({ kind, id, since }) => (since === null ? [] : [[`${kind} ${id}`, since]])));
  }
}

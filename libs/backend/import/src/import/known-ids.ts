import type { ParsedDocument } from '@vyloha/import-documents';
import { and, eq, lt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '@vyloha/backend-kernel';
import { customer } from '@vyloha/backend-accounts/tables';
import {
  brand,
  category,
  parameter,
  parameterValue,
  product,
  tag,
  variant,
  virtualCategory,
} from '@vyloha/backend-catalog/tables';
import { image } from '@vyloha/backend-content/tables';
import { importedId } from './tables';
import { productComment } from '@vyloha/backend-reviews/tables';
import { branch, country, currency, payment, shipper, warehouse } from '@vyloha/backend-shop/tables';
import { findPageProblems, pageTextOf } from './catalogue-pages';
import { holderOf, identitiesOf } from './identities';
import { additionsOf, referencesOf, type ReferenceKind } from './references';

interface Target {
  table: PgTable;
  /** Whether its row is the one that `given.id` names. */
  isGiven: SQL;
}

const byId = (column: PgColumn): Target => ({ table: column.table, isGiven: sql`${column} = given.id` });
const byTwoIds = (first: PgColumn, second: PgColumn): Target => ({
  table: first.table,
  isGiven: sql`${first} = split_part(given.id, ' ', 1) and ${second} = split_part(given.id, ' ', 2)`,
});

const targets: Readonly<Record<ReferenceKind, Target>> = {
  branch: byId(branch.id),
  brand: byId(brand.id),
  category: byId(category.id),
  comment: byId(productComment.id),
  country: byId(country.code),
  currency: byId(currency.code),
  customer: byId(customer.id),
  image: byId(image.fileKey),
  parameter: byId(parameter.id),
  'parameter value': byTwoIds(parameterValue.parameterId, parameterValue.id),
  payment: byId(payment.id),
  product: byId(product.id),
  shipper: byId(shipper.id),
  tag: byId(tag.id),
  variant: byId(variant.id),
  'virtual category': byId(virtualCategory.id),
  warehouse: byId(warehouse.id),
};

/** Kinds of what is known about an import, besides those of references. */
const identityKind = (kind: string) => `one ${kind}`;
const deferredKind = (kind: string) => `deferred ${kind}`;
const pageKind = 'page';
const abandonedAfter = sql`interval '1 day'`;

export interface PlacedDocument {
  place: number;
  document: ParsedDocument;
}

export interface PlacedProblem {
  place: number;
  problem: string;
}

interface PlacedId {
  kind: string;
  id: string;
  place: number;
}

const toRecordset = (rows: readonly object[], columns: SQL): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as given (${columns})`;

/**
 * What documents may reference and must not repeat: everything in the database, and earlier documents of the same
 * import. What is known about a run is stored in the database as well, so that memory use does not depend on size, and
 * an import may come in parts.
 */
export class KnownIds {
  constructor(
    private readonly db: Queryable,
    private readonly run: string,
  ) {}

  /** Records what the documents are. @returns unknown references and repeated identities */
  async register(batch: readonly PlacedDocument[]): Promise<PlacedProblem[]> {
    const identities = batch.flatMap(({ place, document }) =>
      identitiesOf(document).map(({ kind, id }) => ({ kind: identityKind(kind), id, place })),
    );
    const additions = batch.flatMap(({ place, document }) => additionsOf(document).map((one) => ({ ...one, place })));
    const pages = batch.flatMap(({ place, document }) => {
      const id = pageTextOf(document);
      return id === null ? [] : [{ kind: pageKind, id, place }];
    });
    await this.save([...identities, ...additions, ...pages]);
    return [
      ...(await this.findUnknown(batch)),
      ...(await this.findRepeated(identities)),
      ...findRepeatedWithin(identities),
    ];
  }

  /**
   * Once everything is registered: references to what never came, and what belongs to others of the shop.
   * @param maxProblems how many of each kind are enough
   */
  async findConflicts(maxProblems: number): Promise<PlacedProblem[]> {
    await this.db.execute(sql`analyze ${importedId}`);
    return [
      ...(await this.findNeverDefined(maxProblems)),
      ...(await this.findHeldByOthers(maxProblems)),
      ...(await findPageProblems(this.db, await this.loadPages())),
    ];
  }

  /** Deletes the ids of the run, and of runs that were aborted long ago. */
  async clear(): Promise<void> {
    await this.db.delete(importedId).where(eq(importedId.run, this.run));
    await this.db.delete(importedId).where(lt(importedId.seenAt, sql`now() - ${abandonedAfter}`));
  }

  private async save(rows: readonly PlacedId[]): Promise<void> {
    if (rows.length === 0) return;
    await this.db.execute(sql`
      insert into ${importedId} (run, kind, id, place)
      select ${this.run}, kind, id, min(place) from ${toRecordset(rows, sql`kind text, id text, place integer`)}
      group by kind, id order by kind, id on conflict do nothing`);
  }

  private async findRepeated(identities: readonly PlacedId[]): Promise<PlacedProblem[]> {
    const { rows } = await this.db.execute<{ kind: string; id: string; place: number }>(sql`
      select given.kind, given.id, given.place from ${toRecordset(identities, sql`kind text, id text, place integer`)}
      join ${importedId} known on known.run = ${this.run} and known.kind = given.kind and known.id = given.id
      where known.place < given.place`);
    const repeated = new Set(rows.map(({ kind, id, place }) => `${place} ${kind} ${id}`));
    return identities
      .filter(({ kind, id, place }) => repeated.has(`${place} ${kind} ${id}`))
      .map(({ place, ...identity }) => ({ place, problem: describeRepeated(identity) }));
  }

  private async findUnknown(batch: readonly PlacedDocument[]): Promise<PlacedProblem[]> {
    const references = batch.flatMap(({ place, document }) => referencesOf(document).map((one) => ({ ...one, place })));
    const since = await this.loadFirstPlaces(references);
    const unknown = references.filter(({ kind, id, place }) => (since.get(`${kind} ${id}`) ?? Infinity) >= place);
    // Until the import has been read to its end; the field is stored with them.
    const late = unknown.filter(({ isLate }) => isLate === true);
    await this.save(
      late.map(({ kind, id, path, place }) => ({ kind: deferredKind(kind), id: `${path} ${id}`, place })),
    );
    return unknown
      .filter(({ isLate }) => isLate !== true)
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
      const { table, isGiven } = targets[kind];
      return sql`when ${kind} then exists (select from ${table} where ${isGiven})`;
    });
    const { rows } = await this.db.execute<{ kind: string; id: string; since: number | null }>(sql`
      select given.kind, given.id, case when stands.already then 0 else known.place end as since
      from ${toRecordset([...distinct.values()], sql`kind text, id text`)}
      cross join lateral (select case given.kind ${sql.join(existenceCases, sql` `)} end as already) stands
      left join ${importedId} known on known.run = ${this.run} and known.kind = given.kind and known.id = given.id`);
    return new Map(rows.flatMap(({ kind, id, since }) => (since === null ? [] : [[`${kind} ${id}`, since]])));
  }

  /** What is stored of late references is known not to stand in the database. */
  private async findNeverDefined(maxProblems: number): Promise<PlacedProblem[]> {
    const { rows } = await this.db.execute<{ kind: string; id: string; path: string; place: number }>(sql`
      select late.kind, late.id, late.path, late.place
      from (
        select substr(kind, length(${deferredKind('')}::text) + 1) as kind, split_part(id, ' ', 1) as path,
          substr(id, strpos(id, ' ') + 1) as id, place
        from ${importedId} where run = ${this.run} and kind like ${deferredKind('%')}
      ) late
      where not exists (
        select from ${importedId} known where known.run = ${this.run} and known.kind = late.kind and known.id = late.id)
      order by late.place limit ${maxProblems}::int`);
    return rows.map(({ kind, id, path, place }) => ({ place, problem: `${path}: there is no ${kind} '${id}'` }));
  }

  private async findHeldByOthers(maxProblems: number): Promise<PlacedProblem[]> {
    const { rows: kinds } = await this.db.execute<{ kind: string }>(sql`
      select distinct kind from ${importedId} where run = ${this.run} and kind like ${identityKind('%')}`);
    const problems: PlacedProblem[] = [];
    for (const { kind } of kinds) {
      const name = kind.slice(identityKind('').length);
      const holder = holderOf(name);
      if (holder === null) continue;
      const { rows } = await this.db.execute<{ id: string; place: number; type: string; owner: string }>(sql`
        select distinct given.id, given.place, held.type, held.id as owner
        from ${importedId} given join (${holder.rows}) held on held.value = given.id
        left join ${importedId} owner
          on owner.run = ${this.run} and owner.kind = ${identityKind('')}::text || held.type and owner.id = held.id
        where given.run = ${this.run} and given.kind = ${kind}
          and (owner.place is null ${holder.canMove ? sql`` : sql`or owner.place <> given.place`})
        order by given.place limit ${maxProblems}::int`);
      problems.push(
        ...rows.map(({ id, place, type, owner }) => ({
          place,
          problem: `${name} '${id}' belongs to ${type} '${owner}' of the shop`,
        })),
      );
    }
    return problems;
  }

  private async loadPages(): Promise<{ text: string; place: number }[]> {
    return this.db
      .select({ text: importedId.id, place: importedId.place })
      .from(importedId)
      .where(and(eq(importedId.run, this.run), eq(importedId.kind, pageKind)));
  }
}

const describeRepeated = ({ kind, id }: { kind: string; id: string }) =>
  `${kind.slice(identityKind('').length)} '${id}' occurs twice`;

/** Within one document. */
function findRepeatedWithin(identities: readonly PlacedId[]): PlacedProblem[] {
  const seen = new Set<string>();
  return identities.flatMap(({ kind, id, place }) => {
    const key = `${place} ${kind} ${id}`;
    if (seen.has(key)) return [{ place, problem: describeRepeated({ kind, id }) }];
    seen.add(key);
    return [];
  });
}

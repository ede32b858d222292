import { type DocumentType, parseDocument } from '@vyloha/import-documents';
import { TransactionRollbackError } from 'drizzle-orm';
import { type BatchSizer, ImportError, type Queryable, createBatchSizer, isUnavailable } from '@vyloha/backend-kernel';
import { InvalidDocument } from './invalid-document';
import type { KnownIds, PlacedDocument, PlacedProblem } from './known-ids';
import { writeBatch } from './write-batch';
import type { WriteSettings } from './write-settings';

/** Number of imported documents by type. */
export type ImportCounts = Partial<Record<DocumentType, number>>;

export interface RunSettings extends WriteSettings {
  log: (line: string) => void;
  placeWord: string;
  /** Number of documents in the previous parts of the same import. */
  placesBefore: number;
  /** Called after each transaction with its duration; the import continues once it resolves. */
  afterTransaction: ((milliseconds: number) => Promise<void>) | null;
}

const maxProblems = 50;
const maxBatchSize = 1000;
const maxProductBatchSize = 250;
const logIntervalMs = 2000;
const stockTypes: readonly DocumentType[] = ['product', 'prices_and_stock'];

interface NamedDocument extends PlacedDocument {
  name: string;
}

/** Of a chain of causes the last one, which is the database's own. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.cause === undefined ? error.message : reasonOf(error.cause)) : String(error);

/** One pass over a shop's documents, which checks or writes consecutive ones of one type as a batch. */
export class ImportRun {
  readonly counts: ImportCounts = {};
  private readonly foundProblems: PlacedProblem[] = [];
  private readonly batchSizer: BatchSizer = createBatchSizer();
  private batch: NamedDocument[] = [];
  private place: number;
  private nextLogAt = Date.now() + logIntervalMs;

  constructor(
    private readonly db: Queryable,
    private readonly settings: RunSettings,
    /** Null when the documents were checked, and are written. */
    private readonly knownIds: KnownIds | null,
  ) {
    this.place = settings.placesBefore;
  }

  /** In the order of the documents. */
  get problems(): string[] {
    return [...this.foundProblems]
      .sort((a, b) => a.place - b.place)
      .slice(0, maxProblems)
      .map(({ problem }) => problem);
  }

  /** Reads until there are too many problems. */
  async read(documents: Iterable<unknown> | AsyncIterable<unknown>): Promise<void> {
    for await (const value of documents) {
      await this.add(value);
      if (this.foundProblems.length >= maxProblems) break;
    }
    await this.finishBatch();
  }

  /** Whether the documents that were read agree with each other and with the shop; only if each is right in itself. */
  async findConflicts(): Promise<void> {
    if (this.knownIds === null || this.foundProblems.length > 0) return;
    const conflicts = await this.knownIds.findConflicts(maxProblems);
    this.foundProblems.push(
      ...conflicts.map(({ place, problem }) => ({ place, problem: `${this.settings.placeWord} ${place}: ${problem}` })),
    );
  }

  /** Adds the next document, valid or not; null is an empty line. */
  private async add(value: unknown): Promise<void> {
    this.place += 1;
    if (value === null) return;
    const { place } = this;
    const result = parseDocument(value, `${this.settings.placeWord} ${place}`);
    if ('problems' in result) {
      this.foundProblems.push(...result.problems.map((problem) => ({ place, problem })));
      return;
    }
    const { document, name } = result;
    if (this.batch[0] !== undefined && this.batch[0].document.type !== document.type) await this.finishBatch();
    this.batch.push({ place, name, document });
    const limit = document.type === 'product' ? maxProductBatchSize : maxBatchSize;
    if (this.batch.length >= limit) await this.finishBatch();
  }

  /** Checks or writes the collected batch. */
  private async finishBatch(): Promise<void> {
    const { batch } = this;
    this.batch = [];
    const type = batch[0]?.document.type;
    if (type === undefined) return;
    if (this.knownIds === null) await this.write(type, batch);
    else await this.check(this.knownIds, batch);
    this.count(type, batch.length);
  }

  private async check(knownIds: KnownIds, batch: readonly NamedDocument[]): Promise<void> {
    const problems = await knownIds.register(batch);
    const names = new Map(batch.map(({ place, name }) => [place, name]));
    this.foundProblems.push(
      ...problems.map(({ place, problem }) => ({ place, problem: `${names.get(place)}: ${problem}` })),
    );
  }

  /** Writes in one transaction, or in several short ones when others use the database. */
  private async write(type: DocumentType, batch: readonly NamedDocument[]): Promise<void> {
    const { afterTransaction, parts } = this.settings;
    if (parts === 'stock alone' && !stockTypes.includes(type)) return;
    for (let from = 0; from < batch.length;) {
      const part = batch.slice(from, afterTransaction === null ? undefined : from + this.batchSizer.size());
      const startedAt = performance.now();
      await this.writePart(type, part);
      const durationMs = performance.now() - startedAt;
      this.batchSizer.record(part.length, durationMs);
      await afterTransaction?.(durationMs);
      from += part.length;
    }
  }

  private async writePart(type: DocumentType, part: readonly NamedDocument[]): Promise<void> {
    const documents = part.map(({ document }) => document);
    try {
      await this.db.transaction((transaction) => writeBatch(transaction, type, documents, this.settings));
    } catch (error) {
      if (isUnavailable(error)) throw error;
      const refused = (await this.findRefused(type, part)) ?? part[0];
      const reason = error instanceof InvalidDocument ? error.message : `the database refuses it: ${reasonOf(error)}`;
      throw new ImportError([`${refused?.name}: ${reason}`]);
    }
  }

  /** The first document that cannot be written, found by writing them one by one; nothing of that stays. */
  private async findRefused(type: DocumentType, part: readonly NamedDocument[]): Promise<NamedDocument | null> {
    let refused: NamedDocument | null = null;
    try {
      await this.db.transaction(async (transaction) => {
        for (const named of part) {
          refused = named;
          await transaction.transaction((one) => writeBatch(one, type, [named.document], this.settings));
          refused = null;
        }
        transaction.rollback();
      });
    } catch (error) {
      if (!(error instanceof TransactionRollbackError) && refused === null) throw error;
    }
    return refused;
  }

  private count(type: DocumentType, amount: number): void {
    const total = (this.counts[type] ?? 0) + amount;
    this.counts[type] = total;
    if (!stockTypes.includes(type) || Date.now() < this.nextLogAt) return;
    const done = this.knownIds === null ? '' : ' checked';
    this.settings.log(`${total} ${type === 'product' ? 'products' : 'prices and stocks'}${done}`);
    this.nextLogAt = Date.now() + logIntervalMs;
  }
}

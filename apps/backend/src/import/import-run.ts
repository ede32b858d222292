import { type DocumentType, parseDocument } from '@vyloha/import-documents';
import type { Database } from '../database/database';
import { createBatchSizer, type BatchSizer } from '../jobs/batch-sizer';
import type { ImportTimestamps } from './import-timestamps';
import type { KnownIds, PlacedDocument, PlacedProblem } from './known-ids';
import { writeBatch } from './write-batch';

/** Number of imported documents by type. */
export type ImportCounts = Partial<Record<DocumentType, number>>;

export interface RunSettings extends ImportTimestamps {
  log: (line: string) => void;
  placeWord: string;
  /** Number of documents in the previous parts of the same import. */
  placesBefore: number;
  checkOnly: boolean;
  /** Null when references were checked before. */
  knownIds: KnownIds | null;
  /** Called after each transaction with its duration; the import continues once it resolves. */
  afterTransaction: ((milliseconds: number) => Promise<void>) | null;
}

const maxProblems = 50;
const maxBatchSize = 1000;
const maxProductBatchSize = 250;
const logIntervalMs = 2000;

interface NamedDocument extends PlacedDocument {
  name: string;
}

/** One pass over a shop's documents: consecutive documents of one type are written as a batch. */
export class ImportRun {
  readonly counts: ImportCounts = {};
  private readonly foundProblems: PlacedProblem[] = [];
  private readonly batchSizer: BatchSizer = createBatchSizer();
  private batch: NamedDocument[] = [];
  private place: number;
  private nextLogAt = Date.now() + logIntervalMs;

  constructor(
    private readonly db: Database,
    private readonly settings: RunSettings,
  ) {
    this.place = settings.placesBefore;
  }

  /** In the order of the documents. */
  get problems(): string[] {
    return [...this.foundProblems].sort((a, b) => a.place - b.place).map(({ problem }) => problem);
  }

  get hasTooManyProblems(): boolean {
    return this.foundProblems.length >= maxProblems;
  }

  /** Adds the next document, valid or not. */
  async add(value: unknown): Promise<void> {
    this.place += 1;
    const { place } = this;
    const result = parseDocument(value, `${this.settings.placeWord} ${place}`);
    if ('problems' in result) {
      this.foundProblems.push(...result.problems.map((problem) => ({ place, problem })));
      return;
    }
    const { document, name } = result;
    if (this.batch[0] !== undefined && this.batch[0].document.type !== document.type) await this.writeBatch();
    this.batch.push({ place, name, document });
    const limit = document.type === 'product' ? maxProductBatchSize : maxBatchSize;
    if (this.batch.length >= limit) await this.writeBatch();
  }

  /** Writes the collected batch; after the first problem nothing more is written. */
  async writeBatch(): Promise<void> {
    const { batch } = this;
    this.batch = [];
    const type = batch[0]?.document.type;
    if (type === undefined) return;
    const problems = (await this.settings.knownIds?.register(batch)) ?? [];
    const names = new Map(batch.map(({ place, name }) => [place, name]));
    const namedProblems = problems.map(({ place, problem }) => ({ place, problem: `${names.get(place)}: ${problem}` }));
    this.foundProblems.push(...namedProblems.slice(0, maxProblems));
    if (this.foundProblems.length > 0) return;
    if (!this.settings.checkOnly) await this.write(type, batch);
    this.count(type, batch.length);
  }

  /** Writes in one transaction, or in several short ones when others use the database. */
  private async write(type: DocumentType, batch: readonly NamedDocument[]): Promise<void> {
    const { afterTransaction } = this.settings;
    for (let from = 0; from < batch.length;) {
      const part = batch.slice(from, afterTransaction === null ? undefined : from + this.batchSizer.size());
      const startedAt = performance.now();
      const documents = part.map(({ document }) => document);
      await this.db.transaction((transaction) => writeBatch(transaction, type, documents, this.settings));
      const durationMs = performance.now() - startedAt;
      this.batchSizer.record(part.length, durationMs);
      await afterTransaction?.(durationMs);
      from += part.length;
    }
  }

  private count(type: DocumentType, amount: number): void {
    const total = (this.counts[type] ?? 0) + amount;
    this.counts[type] = total;
    if ((type !== 'product' && type !== 'prices_and_stock') || Date.now() < this.nextLogAt) return;
    this.settings.log(`${total} ${type === 'product' ? 'products' : 'prices and stocks'}`);
    this.nextLogAt = Date.now() + logIntervalMs;
  }
}

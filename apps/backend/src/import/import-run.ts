import type { Database } from '../database/database';
import { steadyPace, type Pace } from '../jobs/pace';
import type { DocumentType } from './documents/import-document';
import type { ImportMoments } from './import-moments';
import type { KnownIds, PlacedDocument, PlacedProblem } from './known-ids';
import { parseDocument } from './parse-document';
import { writeBatch } from './write-batch';

/** How many documents of each type were imported. */
export type ImportCounts = Partial<Record<DocumentType, number>>;

export interface RunSettings extends ImportMoments {
  log: (line: string) => void;
  placeWord: string;
  /** How many documents came before, in other parts of the same import. */
  placesBefore: number;
  checkOnly: boolean;
  /** Null where all was checked before. */
  known: KnownIds | null;
  /** Called after each transaction with how long it took; the import goes on when it has ended. */
  breathe: ((milliseconds: number) => Promise<void>) | null;
}

const maxProblems = 50;
const mostAtOnce = 1000;
const productsAtOnce = 250;
const millisecondsPerLogLine = 2000;

interface NamedDocument extends PlacedDocument {
  name: string;
}

/** One pass over a shop's documents: neighbours of one type are collected and written together. */
export class ImportRun {
  readonly counts: ImportCounts = {};
  private readonly found: PlacedProblem[] = [];
  private readonly pace: Pace = steadyPace();
  private batch: NamedDocument[] = [];
  private place: number;
  private nextLogAt = Date.now() + millisecondsPerLogLine;

  constructor(
    private readonly db: Database,
    private readonly settings: RunSettings,
  ) {
    this.place = settings.placesBefore;
  }

  /** In the order of the documents. */
  get problems(): string[] {
    return [...this.found].sort((a, b) => a.place - b.place).map(({ problem }) => problem);
  }

  get isHopeless(): boolean {
    return this.found.length >= maxProblems;
  }

  /** Takes the next document, whatever it is. */
  async take(value: unknown): Promise<void> {
    this.place += 1;
    const { place } = this;
    const result = parseDocument(value, `${this.settings.placeWord} ${place}`);
    if ('problems' in result) {
      this.found.push(...result.problems.map((problem) => ({ place, problem })));
      return;
    }
    const { document, name } = result;
    if (this.batch[0] !== undefined && this.batch[0].document.type !== document.type) await this.writeBatch();
    this.batch.push({ place, name, document });
    const limit = document.type === 'product' ? productsAtOnce : mostAtOnce;
    if (this.batch.length >= limit) await this.writeBatch();
  }

  /** Writes what has been collected; after the first problem nothing is written any more. */
  async writeBatch(): Promise<void> {
    const { batch } = this;
    this.batch = [];
    const type = batch[0]?.document.type;
    if (type === undefined) return;
    const problems = (await this.settings.known?.admit(batch)) ?? [];
    const names = new Map(batch.map(({ place, name }) => [place, name]));
    const named = problems.map(({ place, problem }) => ({ place, problem: `${names.get(place)}: ${problem}` }));
    this.found.push(...named.slice(0, maxProblems));
    if (this.found.length > 0) return;
    if (!this.settings.checkOnly) await this.write(type, batch);
    this.count(type, batch.length);
  }

  /** In one transaction, or in short ones where others want their turn. */
  private async write(type: DocumentType, batch: readonly NamedDocument[]): Promise<void> {
    const { breathe } = this.settings;
    for (let from = 0; from < batch.length;) {
      const part = batch.slice(from, breathe === null ? undefined : from + this.pace.size());
      const begun = performance.now();
      const documents = part.map(({ document }) => document);
      await this.db.transaction((transaction) => writeBatch(transaction, type, documents, this.settings));
      const took = performance.now() - begun;
      this.pace.note(part.length, took);
      await breathe?.(took);
      from += part.length;
    }
  }

  private count(type: DocumentType, amount: number): void {
    const total = (this.counts[type] ?? 0) + amount;
    this.counts[type] = total;
    if ((type !== 'product' && type !== 'prices_and_stock') || Date.now() < this.nextLogAt) return;
    this.settings.log(`${total} ${type === 'product' ? 'products' : 'prices and stocks'}`);
    this.nextLogAt = Date.now() + millisecondsPerLogLine;
  }
}

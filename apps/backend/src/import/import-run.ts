import type { Database } from '../database/database';
import type { DocumentType, ParsedDocument } from './documents/import-document';
import { parseDocument } from './parse-document';
import type { References } from './references';
import { writeBatch } from './write-batch';

/** How many documents of each type were imported. */
export type ImportCounts = Partial<Record<DocumentType, number>>;

interface RunSettings {
  now: Date;
  log: (line: string) => void;
  placeWord: string;
  checkOnly: boolean;
}

const maxProblems = 50;
const productsPerTransaction = 250;
const othersPerTransaction = 1000;
const millisecondsPerLogLine = 2000;

/** One pass over a shop's documents: neighbours of one type are collected and written in one transaction. */
export class ImportRun {
  readonly problems: string[] = [];
  readonly counts: ImportCounts = {};
  private batch: ParsedDocument[] = [];
  private place = 0;
  private nextLogAt = Date.now() + millisecondsPerLogLine;

  constructor(
    private readonly db: Database,
    private readonly references: References,
    private readonly settings: RunSettings,
  ) {}

  get isHopeless(): boolean {
    return this.problems.length >= maxProblems;
  }

  /** Takes the next document, whatever it is. */
  async take(value: unknown): Promise<void> {
    this.place += 1;
    const where = `${this.settings.placeWord} ${this.place}`;
    const result = parseDocument(value, where);
    if ('problems' in result) {
      this.problems.push(...result.problems);
      return;
    }
    const { document, name } = result;
    this.problems.push(...this.references.admit(document).map((problem) => `${name}: ${problem}`));
    if (this.batch[0] !== undefined && this.batch[0].type !== document.type) await this.writeBatch();
    this.batch.push(document);
    const limit = document.type === 'product' ? productsPerTransaction : othersPerTransaction;
    if (this.batch.length >= limit) await this.writeBatch();
  }

  /** Writes what has been collected; after the first problem nothing is written any more. */
  async writeBatch(): Promise<void> {
    const { batch } = this;
    this.batch = [];
    const type = batch[0]?.type;
    if (type === undefined || this.problems.length > 0) return;
    if (!this.settings.checkOnly) {
      await this.db.transaction((transaction) => writeBatch(transaction, type, batch, this.settings.now));
    }
    this.count(type, batch.length);
  }

  private count(type: DocumentType, amount: number): void {
    const total = (this.counts[type] ?? 0) + amount;
    this.counts[type] = total;
    if (type !== 'product' || Date.now() < this.nextLogAt) return;
    this.settings.log(`${total} products`);
    this.nextLogAt = Date.now() + millisecondsPerLogLine;
  }
}

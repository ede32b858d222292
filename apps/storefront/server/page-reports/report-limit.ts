import { LRUCache } from 'lru-cache';

const windowMs = 60_000;
/** Of one address: an office behind one, or somebody who opens many pages. */
const maxPerAddress = 60;
/** Of all: the figures are as good, and the process has other work. */
const maxInAll = 3_000;
const maxAddresses = 10_000;

/** Limits how many reports are taken per minute. Addresses are kept in memory for that minute, and nowhere else. */
export class ReportLimit {
  private readonly byAddress = new LRUCache<string, { count: number }>({ max: maxAddresses });
  private windowStart = 0;
  private total = 0;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Counts a report; `false` when there were too many. */
  admits(address: string): boolean {
    if (this.now() - this.windowStart >= windowMs) {
      this.windowStart = this.now();
      this.total = 0;
      this.byAddress.clear();
    }
    const counted = this.byAddress.get(address) ?? { count: 0 };
    if (counted.count >= maxPerAddress || this.total >= maxInAll) return false;
    counted.count += 1;
    this.total += 1;
    this.byAddress.set(address, counted);
    return true;
  }
}

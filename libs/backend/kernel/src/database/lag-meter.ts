import { positionToReplay } from './wal-position';

/** A replica that is further behind is so by at least this. */
const maxSamples = 900;

interface Sample {
  position: bigint;
  /** Of `performance.now()`. */
  at: number;
}

/**
 * How far a replica is behind, by where the primary was at what time: without writing anything, and without taking an idle
 * primary for a lag.
 */
export class LagMeter {
  #samples: Sample[] = [];

  /** @param position where the primary inserts */
  add(position: bigint, at: number): void {
    const last = this.#samples.at(-1);
    // After a failover the new primary may be further back.
    if (last !== undefined && last.position > position) this.#samples = [];
    if (this.#samples.at(-1)?.position === position) return;
    this.#samples.push({ position, at });
    if (this.#samples.length > maxSamples) this.#samples.shift();
  }

  /** @returns milliseconds since the primary wrote the first that is missing; 0 where nothing is */
  lagOf(replayed: bigint, at: number): number {
    const missing = this.#samples.find(({ position }) => positionToReplay(position) > replayed);
    return missing === undefined ? 0 : at - missing.at;
  }
}

/** The maximum wait for others on a database with a single connection. */
const targetStepMs = 60;
/** Amortizes the fixed cost of a step. */
const minBatchSize = 10;
const maxBatchSize = 200;

export interface BatchSizer {
  /** The next batch size. */
  size(): number;
  /** Records how long a batch of `count` took. */
  record(count: number, milliseconds: number): void;
}

/** Adapts the batch size so that a step takes about `targetStepMs` on this machine and at this load. */
export function createBatchSizer(): BatchSizer {
  let size = minBatchSize;
  return {
    size: () => size,
    record: (count, milliseconds) => {
      if (count < size && milliseconds <= targetStepMs) return;
      const fittingSize = Math.floor((count * targetStepMs) / Math.max(1, milliseconds));
      size = Math.max(minBatchSize, Math.min(maxBatchSize, fittingSize, size * 2));
    },
  };
}

/** With waiting requests, maintenance pauses for this multiple of its working time. */
const pauseFactorWithShoppers = 4;
const pauseFactorWhenIdle = 0.5;

/** The pause after work of the given duration, on a database with a single connection. */
export const pauseMsAfter = (milliseconds: number, hasPendingRequests: boolean): number =>
  milliseconds * (hasPendingRequests ? pauseFactorWithShoppers : pauseFactorWhenIdle);

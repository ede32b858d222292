/** So long may others wait for a database that does one thing at a time. */
const stepMs = 60;
/** What a step costs anyway is not paid for each one alone. */
const leastAtOnce = 10;
const mostAtOnce = 200;

export interface Pace {
  /** How many to take at once. */
  size(): number;
  /** Tells how long so many took. */
  note(count: number, milliseconds: number): void;
}

/** Takes as many at once as are done in a moment, on this machine and at this load. */
export function steadyPace(): Pace {
  let size = leastAtOnce;
  return {
    size: () => size,
    note: (count, milliseconds) => {
      if (count < size && milliseconds <= stepMs) return;
      const fitting = Math.floor((count * stepMs) / Math.max(1, milliseconds));
      size = Math.max(leastAtOnce, Math.min(mostAtOnce, fitting, size * 2));
    },
  };
}

/** As many times as long as it worked, upkeep leaves the database to shoppers, when there are any. */
const shareOfShoppers = 4;
const shareOfNobody = 0.5;

/** How long to wait after so many milliseconds of work on a database that does one thing at a time. */
export const pauseAfter = (milliseconds: number, isVisited: boolean): number =>
  milliseconds * (isVisited ? shareOfShoppers : shareOfNobody);

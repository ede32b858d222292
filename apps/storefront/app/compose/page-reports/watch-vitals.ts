import type { Vitals } from './page-report';

/** Layout shifts count together while no second passes between two of them, for five seconds at most. */
const shiftGapMs = 1_000;
const shiftWindowMs = 5_000;

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

const isShift = (entry: PerformanceEntry): entry is ShiftEntry => 'value' in entry && 'hadRecentInput' in entry;

/** Entries of a kind, earlier ones as well; browsers that do not know the kind report none. */
function observe(type: string, onEntry: (entry: PerformanceEntry) => void, options: object = {}): void {
  try {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(onEntry));
    observer.observe({ type, buffered: true, ...options });
  } catch {
    // As said above.
  }
}

/** Fills in the web vitals of this document as they become known: milliseconds, and `cls` without a unit. */
export function watchVitals(): Partial<Vitals> {
  const vitals: Partial<Vitals> = {};
  observe('navigation', (entry) => {
    if (entry instanceof PerformanceNavigationTiming) vitals.ttfb = entry.responseStart;
  });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (vitals.lcp = startTime));
  let [first, last, sum] = [0, 0, 0];
  observe('layout-shift', (entry) => {
    if (!isShift(entry) || entry.hadRecentInput) return;
    const { startTime, value } = entry;
    const continues = startTime - last < shiftGapMs && startTime - first < shiftWindowMs;
    [first, last, sum] = continues ? [first, startTime, sum + value] : [startTime, startTime, value];
    vitals.cls = Math.max(vitals.cls ?? 0, sum);
  });
  // The slowest interaction stands for the 98th percentile: few documents see fifty of them.
  const noteInteraction = (entry: PerformanceEntry) => {
    if ('interactionId' in entry && entry.interactionId !== 0) vitals.inp = Math.max(vitals.inp ?? 0, entry.duration);
  };
  observe('event', noteInteraction, { durationThreshold: 40 });
  observe('first-input', noteInteraction);
  return vitals;
}

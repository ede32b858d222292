import { Counter, Gauge, Histogram, register } from 'prom-client';

/** Value of a gauge or counter: one number, or one per label value. */
export type Reading = number | Readonly<Record<string, number>>;

/** Timeout of a reader, so that it does not block a scrape. */
const readTimeoutMs = 1_000;

/** In seconds: from a cached response to a page at its deadline. */
const defaultBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A counter of this process; repeated calls return the same one. Names end in `_total`. */
export function counter<Label extends string>(
  name: string,
  help: string,
  labelNames: readonly Label[] = [],
): Counter<Label> {
  const existing = register.getSingleMetric(name);
  return existing instanceof Counter ? existing : new Counter({ name, help, labelNames });
}

/** A histogram of durations in seconds; repeated calls return the same one. Names end in `_seconds`. */
export function histogram<Label extends string>(
  name: string,
  help: string,
  labelNames: readonly Label[] = [],
  buckets: readonly number[] = defaultBuckets,
): Histogram<Label> {
  const existing = register.getSingleMetric(name);
  return existing instanceof Histogram ? existing : new Histogram({ name, help, labelNames, buckets: [...buckets] });
}

async function readWithTimeout(read: () => Reading | Promise<Reading>): Promise<Reading | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), readTimeoutMs);
  });
  try {
    return await Promise.race([Promise.resolve().then(read), timeout]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A gauge that is read at scrape time. A reader that fails or takes longer than a second yields no value and does not
 * affect other metrics. A later registration replaces the earlier one.
 * @param label name of the label, where `read` gives one number per value of it; values come from a fixed set
 */
export function registerGauge(
  name: string,
  help: string,
  read: () => Reading | Promise<Reading>,
  label?: string,
): void {
  register.removeSingleMetric(name);
  new Gauge({
    name,
    help,
    labelNames: label === undefined ? [] : [label],
    async collect() {
      const reading = await readWithTimeout(read);
      if (label === undefined) this.remove();
      else this.reset();
      if (typeof reading === 'number') this.set(reading);
      else for (const [value, number] of Object.entries(reading ?? {})) this.set({ [label ?? '']: value }, number);
    },
  });
}

/**
 * A counter stored outside the registry as a plain number, so that counting is cheap, and read at scrape time.
 * @param label name of the label, where `read` gives one number per value of it; values come from a fixed set
 */
export function registerCounter(name: string, help: string, read: () => Reading, label?: string): void {
  register.removeSingleMetric(name);
  new Counter({
    name,
    help,
    labelNames: label === undefined ? [] : [label],
    collect() {
      const reading = read();
      this.reset();
      if (typeof reading === 'number') this.inc(reading);
      else for (const [value, number] of Object.entries(reading)) this.inc({ [label ?? '']: value }, number);
    },
  });
}

/** All metrics of this process in the text format of Prometheus. */
export function metricsText(): Promise<string> {
  return register.metrics();
}

export const metricsContentType: string = register.contentType;

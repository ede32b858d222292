import { Counter, Gauge, Histogram, register } from 'prom-client';

/** What a gauge or counter shows when it is read: one number, or one per value of its label. */
export type Reading = number | Readonly<Record<string, number>>;

/** Longer than this no reader holds up a scrape. */
const readTimeoutMs = 1_000;

/** Seconds: from an answer out of memory to a page that met its deadline. */
const defaultBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A counter of this process; asked for twice it is the same one. Names end in `_total`. */
export function counter<Label extends string>(
  name: string,
  help: string,
  labelNames: readonly Label[] = [],
): Counter<Label> {
  const known = register.getSingleMetric(name);
  return known instanceof Counter ? known : new Counter({ name, help, labelNames });
}

/** A histogram of durations in seconds; asked for twice it is the same one. Names end in `_seconds`. */
export function histogram<Label extends string>(
  name: string,
  help: string,
  labelNames: readonly Label[] = [],
  buckets: readonly number[] = defaultBuckets,
): Histogram<Label> {
  const known = register.getSingleMetric(name);
  return known instanceof Histogram ? known : new Histogram({ name, help, labelNames, buckets: [...buckets] });
}

async function inTime(read: () => Reading | Promise<Reading>): Promise<Reading | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), readTimeoutMs);
  });
  try {
    return await Promise.race([Promise.resolve().then(read), late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A gauge that is read when somebody looks. What cannot be read (it fails, or takes longer than a second) has no value
 * and never spoils the other metrics. Registered again, the newer one holds.
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
      const reading = await inTime(read);
      if (label === undefined) this.remove();
      else this.reset();
      if (typeof reading === 'number') this.set(reading);
      else for (const [value, number] of Object.entries(reading ?? {})) this.set({ [label ?? '']: value }, number);
    },
  });
}

/**
 * A counter that is kept elsewhere as a plain number, which costs nothing where it counts, and read when somebody looks.
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

/** Collects the durations of a response's parts, for `Server-Timing`. */
export interface ServerTiming {
  add(name: string, durationMs: number): void;
  measure<T>(name: string, work: () => Promise<T>): Promise<T>;
  header(): string;
}

interface Part {
  durationMs: number;
  count: number;
  /** Since the start of the response; known for parts measured from their start. */
  startedMs: number | null;
}

function formatMetric(name: string, { durationMs, count, startedMs }: Part): string {
  const details = [count > 1 && `${count} calls`, startedMs !== null && `from ${startedMs.toFixed(1)}`].filter(Boolean);
  const description = details.length === 0 ? '' : `;desc="${details.join(', ')}"`;
  return `${name};dur=${durationMs.toFixed(1)}${description}`;
}

/** Durations of the same name are summed; the count is sent if above one, and the start of measured ones. */
export function createServerTiming(now: () => number = () => performance.now()): ServerTiming {
  const createdAt = now();
  const parts = new Map<string, Part>();
  const record = (name: string, durationMs: number, startedMs: number | null): void => {
    const part = parts.get(name) ?? { durationMs: 0, count: 0, startedMs };
    parts.set(name, { ...part, durationMs: part.durationMs + durationMs, count: part.count + 1 });
  };
  return {
    add: (name, durationMs) => record(name, durationMs, null),
    async measure(name, work) {
      const startedAt = now();
      try {
        return await work();
      } finally {
        record(name, now() - startedAt, startedAt - createdAt);
      }
    },
    header: () => [...parts].map(([name, part]) => formatMetric(name, part)).join(', '),
  };
}

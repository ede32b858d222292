/** Collects how long the parts of an answer took, for `Server-Timing`. */
export interface ServerTiming {
  add(name: string, durationMs: number): void;
  measure<T>(name: string, work: () => Promise<T>): Promise<T>;
  header(): string;
}

/** Parts of the same name add up; their number is told when there is more than one. */
export function createServerTiming(now: () => number = () => performance.now()): ServerTiming {
  const parts = new Map<string, { durationMs: number; count: number }>();
  const add: ServerTiming['add'] = (name, durationMs) => {
    const part = parts.get(name) ?? { durationMs: 0, count: 0 };
    parts.set(name, { durationMs: part.durationMs + durationMs, count: part.count + 1 });
  };
  return {
    add,
    async measure(name, work) {
      const startedAt = now();
      try {
        return await work();
      } finally {
        add(name, now() - startedAt);
      }
    },
    header: () =>
      [...parts]
        .map(([name, { durationMs, count }]) => {
          const description = count > 1 ? `;desc="${count} calls"` : '';
          return `${name};dur=${durationMs.toFixed(1)}${description}`;
        })
        .join(', '),
  };
}

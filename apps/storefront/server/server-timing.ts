/** Collects how long the parts of an answer took, for `Server-Timing`. */
export interface ServerTiming {
  add(name: string, durationMs: number): void;
  measure<T>(name: string, work: () => Promise<T>): Promise<T>;
  header(): string;
}

interface Part {
  durationMs: number;
  count: number;
  /** Since the answer was begun; known of what was measured from its start. */
  startedMs: number | null;
}

function written(name: string, { durationMs, count, startedMs }: Part): string {
  const facts = [count > 1 && `${count} calls`, startedMs !== null && `from ${startedMs.toFixed(1)}`].filter(Boolean);
  const description = facts.length === 0 ? '' : `;desc="${facts.join(', ')}"`;
  return `${name};dur=${durationMs.toFixed(1)}${description}`;
}

/** Parts of the same name add up; their number is told when there is more than one, and where a measured one begins. */
export function createServerTiming(now: () => number = () => performance.now()): ServerTiming {
  const begunAt = now();
  const parts = new Map<string, Part>();
  const note = (name: string, durationMs: number, startedMs: number | null): void => {
    const part = parts.get(name) ?? { durationMs: 0, count: 0, startedMs };
    parts.set(name, { ...part, durationMs: part.durationMs + durationMs, count: part.count + 1 });
  };
  return {
    add: (name, durationMs) => note(name, durationMs, null),
    async measure(name, work) {
      const startedAt = now();
      try {
        return await work();
      } finally {
        note(name, now() - startedAt, startedAt - begunAt);
      }
    },
    header: () => [...parts].map(([name, part]) => written(name, part)).join(', '),
  };
}

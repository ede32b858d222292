/** Called when a statement ends, with the error if it failed. */
export type EndStatement = (error?: unknown) => void;

/**
 * Called when a statement starts, in the async scope of its caller.
 * @param process of the server that runs it; null where there is none of its own
 */
export type StatementObserver = (sql: string, process: number | null) => EndStatement;

const observers = new Set<StatementObserver>();

/** Observes all statements of this process. @returns a function that stops observing */
export function observeEveryStatement(observer: StatementObserver): () => void {
  observers.add(observer);
  return () => void observers.delete(observer);
}

/** Null without observers, at no cost. */
export function beginStatement(sql: () => string, process: number | null): EndStatement | null {
  if (observers.size === 0) return null;
  const text = sql();
  const ends = [...observers].map((observer) => observer(text, process));
  return (error) => {
    for (const end of ends) end(error);
  };
}

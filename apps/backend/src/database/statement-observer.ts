/** Told that a statement ended, and why it failed. */
export type EndStatement = (error?: unknown) => void;

/** Told when a statement begins, in the scope of whoever runs it. */
export type StatementObserver = (sql: string) => EndStatement;

const observers = new Set<StatementObserver>();

/** Hears of every statement of this process from now on. Answers how to stop. */
export function observeEveryStatement(observer: StatementObserver): () => void {
  observers.add(observer);
  return () => void observers.delete(observer);
}

/** Null when nobody wants to know, which costs nothing then. */
export function beginStatement(sql: () => string): EndStatement | null {
  if (observers.size === 0) return null;
  const text = sql();
  const ends = [...observers].map((observer) => observer(text));
  return (error) => {
    for (const end of ends) end(error);
  };
}

/** A list of products that a script put into a page: the page's own data do not have it. */
export interface LoadedList {
  /** `null`: more of the page's main list. */
  name: string | null;
  /** Product boxes, as in the data of pages. */
  products: readonly unknown[];
}

/** Without a tag manager nobody ever asks for them: only the newest wait. */
const maxWaiting = 10;

let listener: ((list: LoadedList) => void) | null = null;
let waiting: LoadedList[] = [];

/** Tells what measures a page of a list that was loaded after it. */
export function reportLoadedList(list: LoadedList): void {
  if (list.products.length === 0) return;
  if (listener === null) waiting = [...waiting, list].slice(-maxWaiting);
  else listener(list);
}

/** Lists that are loaded from now on, and those that waited. @returns what ends it */
export function onLoadedList(next: (list: LoadedList) => void): () => void {
  listener = next;
  const early = waiting;
  waiting = [];
  early.forEach(next);
  return () => {
    listener = null;
  };
}

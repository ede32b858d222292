import { changeTags } from '@vyloha/contract';
import type { ChangeListener } from '../database/opened-database';
import { defineService } from '../server/services';

/** An import tells thousands of changes a second; each batch may have pages made anew. */
const pauseMs = 500;
/** More products than this are told as all of them. */
const maxProductTags = 200;

export interface Subscriber {
  tell(tags: readonly string[]): void;
  /** Nothing more will be told. */
  end(): void;
}

const isProductTag = (tag: string) => tag.startsWith(changeTags.product(''));

function shorten(tags: ReadonlySet<string>): readonly string[] {
  const others = [...tags].filter((tag) => !isProductTag(tag));
  const hasFewProducts = tags.size - others.length <= maxProductTags && !tags.has(changeTags.products);
  return hasFewProducts ? [...tags] : [...new Set([...others, changeTags.products])];
}

/** Passes on what has changed in the database: the first change at once, what follows it in batches. */
export class ChangeStream implements ChangeListener {
  readonly #subscribers = new Set<Subscriber>();
  readonly #watchers: ((tag: string) => void)[] = [];
  #waiting = new Set<string>();
  #pause: NodeJS.Timeout | null = null;

  readonly onChange = (tag: string): void => {
    for (const watch of this.#watchers) watch(tag);
    if (this.#subscribers.size === 0) return;
    this.#waiting.add(tag);
    if (this.#pause === null) this.#send();
  };

  readonly onGap = (): void => this.onChange(changeTags.everything);

  /** @returns ends the subscription */
  subscribe(subscriber: Subscriber): () => void {
    this.#subscribers.add(subscriber);
    return () => void this.#subscribers.delete(subscriber);
  }

  /** For what this process keeps in memory as long as it runs: told of each change at once. */
  watch(onTag: (tag: string) => void): void {
    this.#watchers.push(onTag);
  }

  get subscriberCount(): number {
    return this.#subscribers.size;
  }

  close(): void {
    for (const subscriber of this.#subscribers) subscriber.end();
  }

  #send(): void {
    const tags = shorten(this.#waiting);
    this.#waiting = new Set();
    for (const subscriber of this.#subscribers) subscriber.tell(tags);
    this.#pause = setTimeout(() => {
      this.#pause = null;
      if (this.#waiting.size > 0) this.#send();
    }, pauseMs);
    this.#pause.unref();
  }
}

/** That of this process. */
export const changeStream = defineService<ChangeStream>('stream of changes');

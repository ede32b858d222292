/** The keys of a table given as one literal: it has no others, which `Object.keys` cannot know. */
export function keysOf<T extends object>(table: T): (keyof T & string)[] {
  return Object.keys(table) as (keyof T & string)[];
}

import type { World } from './shop/world';

export const levels = ['core', 'shop', 'account', 'business', 'content'] as const;
export type Level = (typeof levels)[number];

export interface Case {
  level: Level;
  /** Method and path, short for the store's (`GET cart`), or a query of the content system (`query brand`). */
  operation: string;
  /** What is proven, after the operation. */
  title: string;
  run(world: World): Promise<void>;
}

type Run = Case['run'];

/** Collects the cases of one level. */
export function casesOf(level: Level): { cases: Case[]; prove(operation: string, title: string, run: Run): void } {
  const cases: Case[] = [];
  return { cases, prove: (operation, title, run) => void cases.push({ level, operation, title, run }) };
}

import type { Translated } from '@vyloha/contract';
import * as v from 'valibot';

export interface FoundCategory {
  id: string;
  title: Translated;
  path: Translated;
}

const translated = v.object({ cs: v.string(), sk: v.string() });

const foundField = v.pipe(
  v.object({ entities: v.array(v.object({ _id: v.string(), title: translated, path: translated })) }),
  v.transform(({ entities }) => entities.map(({ _id, title, path }): FoundCategory => ({ id: _id, title, path }))),
);

/** `GET /search`: the categories of both kinds that have the words in their titles. */
export const searchResponse = v.pipe(
  v.object({ categories: foundField, virtualCategories: foundField }),
  v.transform(({ categories, virtualCategories }): readonly FoundCategory[] => [...categories, ...virtualCategories]),
);

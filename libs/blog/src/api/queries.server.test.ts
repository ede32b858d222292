import { buildSchema, validate, type DocumentNode } from 'graphql';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { articleCategoriesQuery } from './article-categories-query.server';
import { articleListQuery } from './article-list-query.server';
import { articleQuery } from './article-query.server';
import { articleTagQuery } from './article-tag-query.server';
import { authorQuery } from './get-author.server';
import { listHeaderQuery } from './get-list-header-or-null.server';

const sdl = readFileSync(createRequire(import.meta.url).resolve('@vyloha/contract/schema.graphql'), 'utf8');

it.each<[string, DocumentNode]>([
  ['Article', articleQuery],
  ['ArticleList', articleListQuery],
  ['ArticleCategories', articleCategoriesQuery],
  ['ArticleTag', articleTagQuery],
  ['Author', authorQuery],
  ['ArticleListHeader', listHeaderQuery],
])('%s requests existing fields of the content system', (_, document) => {
  expect(validate(buildSchema(sdl), document)).toEqual([]);
});

import { schemaProblems } from '@vyloha/cms-client/testing';
import type { DocumentNode } from 'graphql';
import { expect, it } from 'vitest';
import { articleCategoriesQuery, articleTagQuery } from './categories.server';
import { articleListQuery, articleQuery } from './articles.server';
import { authorQuery } from './authors.server';
import { listHeaderQuery } from './list-headers.server';

it.each<[string, DocumentNode]>([
  ['Article', articleQuery],
  ['ArticleList', articleListQuery],
  ['ArticleCategories', articleCategoriesQuery],
  ['ArticleTag', articleTagQuery],
  ['Author', authorQuery],
  ['ArticleListHeader', listHeaderQuery],
])('%s requests existing fields of the content system', (_, document) => {
  expect(schemaProblems(document)).toEqual([]);
});

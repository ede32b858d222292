import { schemaProblems } from '@vyloha/cms-client/testing';
import type { DocumentNode } from 'graphql';
import { expect, it } from 'vitest';
import { articleCategoriesQuery } from './article-categories-query.server';
import { articleListQuery } from './article-list-query.server';
import { articleQuery } from './article-query.server';
import { articleTagQuery } from './article-tag-query.server';
import { authorQuery } from './get-author.server';
import { listHeaderQuery } from './get-list-header-or-null.server';

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

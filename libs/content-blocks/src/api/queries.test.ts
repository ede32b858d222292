// @vitest-environment node
import { buildSchema, validate, type DocumentNode } from 'graphql';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { brandTilesQuery } from './brand-tiles-query.server';
import { builtPageQuery } from './built-page-query.server';
import { categoryTilesQuery } from './category-tiles-query.server';
import { contentPageQuery } from './content-page-query.server';
import { helpQuery } from './help-query.server';
import { brandListQuery } from './list-brands.server';
import { glossaryQuery } from './list-terms.server';
import { siteMetadataQuery } from './site-metadata-query.server';
import { termQuery } from './term-query.server';
import { homeContentQuery } from './home-content-query.server';

const sdl = readFileSync(createRequire(import.meta.url).resolve('@vyloha/contract/schema.graphql'), 'utf8');

it.each<[string, DocumentNode]>([
  ['HomeContent', homeContentQuery],
  ['CategoryTiles', categoryTilesQuery],
  ['BuiltPage', builtPageQuery],
  ['BrandTiles', brandTilesQuery],
  ['ContentPage', contentPageQuery],
  ['Help', helpQuery],
  ['BrandList', brandListQuery],
  ['Glossary', glossaryQuery],
  ['Term', termQuery],
  ['SiteMetadata', siteMetadataQuery],
])('%s requests existing fields of the content system', (_, document) => {
  expect(validate(buildSchema(sdl), document)).toEqual([]);
});

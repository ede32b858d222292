import { schemaProblems } from '@vyloha/cms-client/testing';
import type { DocumentNode } from 'graphql';
import { expect, it } from 'vitest';
import { brandTilesQuery } from './blocks/brand-tiles-query.server';
import { configurationBlockQuery } from './blocks/configuration-block-query.server';
import { menuLinksQuery } from './blocks/menu-links-query.server';
import { builtPageQuery } from './pages/built-page-query.server';
import { categoryTilesQuery } from './blocks/category-tiles-query.server';
import { contentPageQuery } from './pages/content-page-query.server';
import { helpQuery } from './pages/help-query.server';
import { brandListQuery } from './blocks/list-brands.server';
import { glossaryQuery } from './glossary/list-terms.server';
import { siteMetadataQuery } from './search-engines/site-metadata-query.server';
import { termQuery } from './glossary/term-query.server';
import { homeContentQuery } from './home/home-content-query.server';

it.each<[string, DocumentNode]>([
  ['HomeContent', homeContentQuery],
  ['CategoryTiles', categoryTilesQuery],
  ['BuiltPage', builtPageQuery],
  ['BrandTiles', brandTilesQuery],
  ['ConfigurationBlock', configurationBlockQuery],
  ['MenuLinks', menuLinksQuery],
  ['ContentPage', contentPageQuery],
  ['Help', helpQuery],
  ['BrandList', brandListQuery],
  ['Glossary', glossaryQuery],
  ['Term', termQuery],
  ['SiteMetadata', siteMetadataQuery],
])('%s requests existing fields of the content system', (_, document) => {
  expect(schemaProblems(document)).toEqual([]);
});

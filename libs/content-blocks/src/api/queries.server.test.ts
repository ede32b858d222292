import { schemaProblems } from '@vyloha/cms-client/testing';
import type { DocumentNode } from 'graphql';
import { expect, it } from 'vitest';
import { brandListQuery, brandTilesQuery } from './blocks/brand-tiles.server';
import { configurationBlockQuery } from './blocks/shared-blocks.server';
import { menuLinksQuery } from './blocks/menu-links.server';
import { builtPageQuery } from './pages/built-pages.server';
import { categoryTilesQuery } from './blocks/category-tiles.server';
import { contentPageQuery } from './pages/content-pages.server';
import { helpQuery } from './pages/help.server';
import { glossaryQuery, termQuery } from './glossary/terms.server';
import { siteMetadataQuery } from './search-engines/site-metadata.server';
import { homeContentQuery } from './home/home-content.server';

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

import { readFileSync } from 'node:fs';
import { buildSchema, validateSchema } from 'graphql';
import { describe, expect, it } from 'vitest';

/** One field per query of the specification (document 2, section 7) and of docs/contract.md. */
const requiredFields = [
  'virtual_category',
  'category',
  'filtered_category',
  'branch',
  'page',
  'content_page',
  'article',
  'article_category',
  'article_tag',
  'author',
  'configuration_article_list',
  'configuration_entry_header',
  'banner_wide',
  'info_box',
  'brand',
  'certification',
  'parameter',
  'color',
  'configuration',
  'configuration_block',
  'homepage',
  'site_metadata',
  'featured_list',
  'product_end_text',
  'faq_question',
  'term',
];

describe('schema.graphql', () => {
  const schema = buildSchema(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8'));

  it('is valid', () => {
    expect(validateSchema(schema)).toEqual([]);
  });

  it.each(requiredFields)('has %s', (field) => {
    expect(schema.getQueryType()?.getFields()).toHaveProperty(field);
  });
});

import { expect, it } from 'vitest';
import { sampleBlocks } from './sample-blocks.server';

const kinds = [
  'longtext',
  'html',
  'extendedText',
  'image',
  'productBoxes',
  'categoryBoxes',
  'row',
  'big_title',
  'categories',
  'collapsible',
  'products',
  'quote',
  'text',
  'text_boxes',
  'usp',
];

it.each(kinds)('the guide shows a block of the kind %s', (kind) => {
  expect(sampleBlocks(['p-1']).map(({ type }) => type)).toContain(kind);
});

it('gives its blocks distinct ids', () => {
  const ids = sampleBlocks(['p-1']).map(({ uuid }) => uuid);
  expect(new Set(ids).size).toBe(ids.length);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { gridColumns } from '../breakpoints';
import { renderUi } from '../testing/render-ui';
import { Columns, Grid, GridItem } from './grid';

const sheet = readFileSync(join(import.meta.dirname, 'grid.module.css'), 'utf8');

it('has 24 columns', () => {
  expect(sheet).toContain(`repeat(${gridColumns}, minmax(0, 1fr))`);
});

it('gives a part its columns at each width', () => {
  const { container } = renderUi(
    <Grid>
      <GridItem span={{ base: 24, lg: 18 }}>Obsah</GridItem>
      <GridItem span={6}>Filtry</GridItem>
    </Grid>,
  );
  const [content, filters] = container.querySelectorAll('[class*="item"]');
  expect(content?.className).toMatch(/span-24.*span-lg-18/);
  expect(filters?.className).toMatch(/span-6/);
});

it('makes a list of equal columns', () => {
  const { container } = renderUi(<Columns as="ul" count={{ base: 2, xl: 4 }} />);
  expect(container.querySelector('ul')?.className).toMatch(/columns-2.*columns-xl-4/);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { breakpointNames, breakpoints, gridColumns } from '../breakpoints';
import { renderUi } from '../testing/render-ui';
import { responsiveCountStyle } from './responsive-count-style';
import { Columns, Grid, GridItem } from './grid';

const sheet = readFileSync(join(import.meta.dirname, 'grid.module.css'), 'utf8');

it('has 24 columns', () => {
  expect(sheet).toContain(`repeat(${gridColumns}, minmax(0, 1fr))`);
});

it('applies the count of each width from that width on', () => {
  const steps = [...sheet.matchAll(/width >= (\d+)px[^-]+--now: var\(--(\w+)\)/g)];
  expect(steps.map(([, width, name]) => [name, Number(width)])).toEqual(Object.entries(breakpoints));
  expect(breakpointNames.map((name) => breakpoints[name])).toEqual(Object.values(breakpoints));
});

it('gives every width its count, so that none is inherited', () => {
  expect(responsiveCountStyle({ base: 1, md: 2, xl: 4 })).toEqual({
    '--base': 1,
    '--sm': 1,
    '--md': 2,
    '--lg': 2,
    '--xl': 4,
    '--xxl': 4,
  });
});

it('gives an item its columns at each width', () => {
  const { container } = renderUi(
    <Grid>
      <GridItem span={{ base: 24, lg: 18 }}>Obsah</GridItem>
      <GridItem span={6}>Filtry</GridItem>
    </Grid>,
  );
  const [content, filters] = container.querySelectorAll<HTMLElement>('[class*="item"]');
  expect(content?.style.getPropertyValue('--md')).toBe('24');
  expect(content?.style.getPropertyValue('--lg')).toBe('18');
  expect(filters?.style.getPropertyValue('--base')).toBe('6');
});

it('makes a list of equal columns', () => {
  const { container } = renderUi(<Columns as="ul" count={{ base: 2, xl: 4 }} />);
  expect(container.querySelector('ul')?.style.getPropertyValue('--xxl')).toBe('4');
});

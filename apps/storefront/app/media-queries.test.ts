import { breakpoints, lowScreen, widestSpacing } from '@vyloha/ui';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const workspace = join(import.meta.dirname, '../../..');

const sheets = ['libs', 'apps/storefront/app'].flatMap((folder) =>
  readdirSync(join(workspace, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !file.includes('node_modules'))
    .map((file) => [`${folder}/${file}`, readFileSync(join(workspace, folder, file), 'utf8')] as const),
);

/** The parts of queries that compare a size, such as `width >= 768px` or `min-width: 768px`, with their sheet. */
const sizeConditions = (rule: string) =>
  sheets.flatMap(([file, text]) =>
    [...text.matchAll(new RegExp(`@${rule}([^{]*)`, 'g'))]
      .flatMap(([, query = '']) => [...query.matchAll(/\(([^()]*(?:width|height)[^()]*)\)/g)])
      .map(([, condition = '']) => ({ file, condition })),
  );

// `max-width: 479px` leaves a gap for fractional widths; `width < 480px` names the breakpoint itself.
const breakpointConditions = [
  ...[...Object.values(breakpoints), widestSpacing].flatMap((width) => [`width >= ${width}px`, `width < ${width}px`]),
  `height >= ${lowScreen}px`,
  `height < ${lowScreen}px`,
];

it('media queries compare the width only with breakpoints, the height with that of a low screen, as a range', () => {
  const conditions = sizeConditions('media');
  expect(conditions.length).toBeGreaterThan(50);
  expect(conditions.filter(({ condition }) => !breakpointConditions.includes(condition))).toEqual([]);
});

it('container queries compare the width as a range', () => {
  const conditions = sizeConditions('container');
  expect(conditions.length).toBeGreaterThan(0);
  expect(conditions.filter(({ condition }) => !/^width (?:>=|<) \d+px$/.test(condition))).toEqual([]);
});

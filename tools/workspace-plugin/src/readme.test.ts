import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generators } from '../generators.json';
import { readmeSection } from './readme-commands';

describe.each(Object.entries(generators))('the README about %s', (generator, { schema }) => {
  it('lists the options that it has, and no others', () => {
    const { properties } = JSON.parse(readFileSync(join(import.meta.dirname, '..', schema), 'utf8'));
    const [argument = '', ...options] = Object.keys(properties);
    const rows = [...readmeSection(generator).matchAll(/^\| `([^`]+)`/gm)].map(([, option]) => option);
    expect(rows).toEqual([argument, ...options.map((option) => `--${option}`)]);
  });

  it('uses only options that it has in its commands', () => {
    const { properties } = JSON.parse(readFileSync(join(import.meta.dirname, '..', schema), 'utf8'));
    const used = [...readmeSection(generator).matchAll(/ --(\w+)=/g)].map(([, option]) => option);
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(used));
  });
});

import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { defaultFeatures } from './features';
import { environmentSchema } from './environment.server';
import { readConfig } from './read-config.server';

const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
const settings = [...example.matchAll(/^# ([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(
  ([, name = '', value = '']) => [name, value] as const,
);

describe('.env.example', () => {
  it('lists every variable, once, and no other', () => {
    expect(settings.map(([name]) => name).sort()).toEqual(Object.keys(environmentSchema.entries).sort());
  });

  it('has a comment above each group', () => {
    expect(example).not.toMatch(/^\n# [A-Z][A-Z0-9_]+=/m);
  });

  it('shows the defaults', () => {
    const visible = Object.fromEntries(settings.filter(([, value]) => value !== ''));
    expect(v.parse(environmentSchema, visible)).toEqual(v.parse(environmentSchema, {}));
  });

  it('is a valid .env with all comment marks removed', () => {
    expect(readConfig(Object.fromEntries(settings))).toEqual(readConfig({}));
  });

  it.each(Object.keys(defaultFeatures))('names the feature %s', (name) => {
    expect(example).toContain(name);
  });
});

import { describe, expect, it } from 'vitest';
import { parseCampaign } from './campaign';

describe('parseCampaign', () => {
  it.each([
    ['', null],
    ['?p=2', null],
    ['?utm_source=', null],
    ['?utm_nonsense=x', null],
    ['?p=2&utm_campaign=Jaro+v%20zahradě&utm_source=news', 'utm_source=news&utm_campaign=Jaro+v+zahrad%C4%9B'],
    [`?utm_term=${'x'.repeat(500)}`, `utm_term=${'x'.repeat(100)}`],
  ])('%s → %s', (search, expected) => {
    expect(parseCampaign(search)).toBe(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { maxCampaignLength, parseCampaign } from './campaign';

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

  it('fits into an order and, encoded once more, into a cookie; parsing it again changes nothing', () => {
    const values = ['source', 'medium', 'campaign', 'term', 'content', 'id'].map(
      (name) => `utm_${name}=${'č'.repeat(100)}`,
    );
    const campaign = parseCampaign(`?${values.join('&')}`) ?? '';
    expect(campaign).toContain('utm_campaign=');
    expect(campaign.length).toBeLessThanOrEqual(maxCampaignLength);
    expect(encodeURIComponent(campaign).length).toBeLessThan(3_800);
    expect(parseCampaign(campaign)).toBe(campaign);
  });
});

import { describe, expect, it } from 'vitest';
import { toEmbeddedFrame, toOpenStreetMap } from './embedded-frame';

const hosts = ['frame.mapy.cz'];

describe('toEmbeddedFrame', () => {
  it.each([
    ['https://frame.mapy.cz/s/x', 'https://frame.mapy.cz/s/x'],
    ['<iframe width="5" src="https://frame.mapy.cz/?a=1&amp;b=2"></iframe>', 'https://frame.mapy.cz/?a=1&b=2'],
  ])('%s → %s', (entered, url) => {
    expect(toEmbeddedFrame(entered, hosts)).toEqual({ url, host: 'frame.mapy.cz' });
  });

  it.each([
    null,
    '',
    'mapa',
    'http://frame.mapy.cz/',
    'https://evil.example/',
    'javascript:alert(1)',
    '<iframe></iframe>',
  ])('embeds nothing of %j', (entered) => {
    expect(toEmbeddedFrame(entered, hosts)).toBeNull();
  });
});

describe('toOpenStreetMap', () => {
  it('marks one place, and shows the area of several', () => {
    const karlin = { latitude: 50.0926, longitude: 14.4521 };
    expect(toOpenStreetMap([karlin])?.url).toBe(
      'https://www.openstreetmap.org/export/embed.html?bbox=14.44810%2C50.08860%2C14.45610%2C50.09660&layer=mapnik&marker=50.0926%2C14.4521',
    );
    expect(toOpenStreetMap([karlin, { latitude: 48.7, longitude: 21.2 }])?.url).toContain(
      'bbox=14.44810%2C48.69600%2C21.20400%2C50.09660&layer=mapnik',
    );
    expect(toOpenStreetMap([])).toBeNull();
  });
});

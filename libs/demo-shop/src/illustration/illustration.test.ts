import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { brandSigns, illustrationSvg, type Look } from './illustration-svg';
import { productDrawings } from './kinds/products';
import { mix, paintOf } from './paint';
import { accessories, hairstyles } from './people/look';

async function pixels(source: Record<string, unknown>): Promise<Buffer> {
  return sharp(Buffer.from(illustrationSvg(source)))
    .resize(64, 64, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
}

const spread = (buffer: Buffer) => new Set(buffer).size;

describe('illustrations', () => {
  it.each([...productDrawings.keys()])('draws %s: an object on white, without text', async (kind) => {
    const svg = illustrationSvg({ kind });
    expect(svg).not.toMatch(/<text|NaN|undefined/);
    const drawn = await pixels({ kind });
    expect([...drawn.subarray(0, 3)]).toEqual([255, 255, 255]);
    expect(spread(drawn)).toBeGreaterThan(20);
  });

  it('draws the same picture twice and a different one in another colour', async () => {
    const red = await pixels({ kind: 'bucket', color: '#c1372f' });
    expect(red.equals(await pixels({ kind: 'bucket', color: '#c1372f' }))).toBe(true);
    expect(red.equals(await pixels({ kind: 'bucket', color: '#3a78b5' }))).toBe(false);
  });

  it('draws the variants of a kind differently', async () => {
    const [carrot, tomato] = await Promise.all(
      ['carrot', 'tomato'].map((shape) => pixels({ kind: 'seed-packet', shape })),
    );
    expect(carrot?.equals(tomato ?? Buffer.alloc(0))).toBe(false);
  });

  it.each(['garden', 'bed', 'terrace', 'workshop', 'home', 'greenhouse', 'plain'])(
    'draws the scene %s with products',
    async (shape) => {
      const placed = [{ kind: 'watering-can', color: '#3f8f4f', x: 400, y: 180, scale: 1 }];
      const empty = await pixels({ kind: 'scene', shape });
      expect(empty.equals(await pixels({ kind: 'scene', shape, placed }))).toBe(false);
    },
  );

  it('draws people of every hairstyle, each differently and with what they wear', async () => {
    const look = { hair: '#7a4a24', skin: '#e8b48f', clothes: '#3f8f4f', wears: [] };
    const portrait = (people: readonly Look[]) => pixels({ kind: 'portrait', shape: 'plain', people });
    const drawn = await Promise.all(hairstyles.map((hairstyle) => portrait([{ ...look, hairstyle }])));
    expect(new Set(drawn.map((picture) => picture.toString('base64'))).size).toBe(hairstyles.length);
    const bald = await portrait([{ ...look, hairstyle: 'bald' }]);
    for (const accessory of accessories) {
      const wearing = await portrait([{ ...look, hairstyle: 'bald', wears: [accessory] }]);
      expect(wearing.equals(bald), accessory).toBe(false);
    }
  });

  it('draws branches and brands', async () => {
    expect(spread(await pixels({ kind: 'shopfront', storeys: 2 }))).toBeGreaterThan(30);
    const plans = await Promise.all([0, 1, 2].map((storeys) => pixels({ kind: 'access-plan', storeys })));
    expect(new Set(plans.map((plan) => plan.toString('base64'))).size).toBe(plans.length);
    const marks = await Promise.all(brandSigns.map((shape) => pixels({ kind: 'brand-mark', shape })));
    expect(new Set(marks.map((mark) => mark.toString('base64'))).size).toBe(brandSigns.length);
  });

  it('draws a size table with glyphs of its own', async () => {
    const svg = illustrationSvg({ kind: 'size-chart' });
    expect(svg).not.toMatch(/<text|NaN|undefined|d=""/);
    expect(spread(await pixels({ kind: 'size-chart' }))).toBeGreaterThan(20);
  });

  it.each([
    [{}],
    [{ kind: 'unheard-of' }],
    [{ kind: 'bucket', color: 'red"/><script>' }],
    [{ kind: 'scene', placed: [{ kind: 'x' }] }],
    [{ kind: 'portrait', people: [{ hairstyle: 'x' }] }],
  ])('refuses %j', (source) => {
    expect(() => illustrationSvg(source)).toThrow();
  });
});

describe('paint', () => {
  it('mixes colours', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(mix('#112233', '#ffffff', 0)).toBe('#112233');
  });

  it('keeps several paints of a picture apart', () => {
    expect(paintOf('#3f8f4f', '#000000', '-1').body).toBe('url(#body-1)');
  });
});

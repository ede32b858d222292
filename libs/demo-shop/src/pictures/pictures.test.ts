import { describe, expect, it } from 'vitest';
import { demoDocuments } from '../demo-documents';
import { illustrationSvg } from '../illustration/illustration-svg';
import { authorPictures } from '../magazine/authors';
import { employeePictures } from '../shop/employees';

describe('pictures of the demo shop', () => {
  it('can all be drawn, hardly two alike and none with letters', () => {
    const documents = [...demoDocuments({ products: 0, today: new Date('2026-11-21T09:00:00Z') })];
    const sources = documents.flatMap((document) => (document.type === 'image' ? [document.source] : []));
    expect(sources.length).toBeGreaterThan(300);
    const drawn = sources.map(illustrationSvg);
    expect(drawn.every((svg) => svg.startsWith('<svg') && !svg.includes('NaN') && !svg.includes('<text'))).toBe(true);
    expect(new Set(drawn).size).toBeGreaterThan(sources.length * 0.9);
  });

  it('show each author and employee as a person of their own', () => {
    const people = [...authorPictures(), ...employeePictures()];
    expect(people.filter(({ source }) => source.kind !== 'portrait')).toEqual([]);
    const drawn = people.map(({ source }) => illustrationSvg({ ...source }));
    expect(new Set(drawn).size).toBe(people.length);
    expect(new Set(people.map(({ fileKey }) => fileKey)).size).toBe(people.length);
  });
});

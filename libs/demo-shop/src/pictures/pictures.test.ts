import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demoDocuments } from '../demo-documents';
import { authorPictures } from '../magazine/authors';
import { demoOrders } from '../purchases/demo-orders';
import { employeePictures } from '../shop/employees';
import { drawingsFolder } from './picture';

const drawings = new URL('../../drawings/', import.meta.url);
const today = new Date('2026-11-21T09:00:00Z');
const images = [...demoDocuments({ products: 0, today })].flatMap((document) =>
  document.type === 'image' ? [document] : [],
);
const files = readdirSync(drawings).toSorted();
const contents = new Map(files.map((file) => [file, readFileSync(new URL(file, drawings), 'utf8')]));

/** Files that a file includes or shows. */
const partsOf = (file: string) =>
  [...(contents.get(file) ?? '').matchAll(/href="([^"#]+)"/g)].map(([, part = '']) => part);

describe('pictures of the demo shop', () => {
  it('have a file each, and no file is left over or there twice', () => {
    const shown = images.map(({ source }) => source.file.replace(`${drawingsFolder}/`, ''));
    const photos = demoOrders(today).flatMap(({ returns }) => returns.claims.flatMap(({ photo }) => photo ?? []));
    const named = new Set([...shown, ...photos].flatMap((file) => [file, ...partsOf(file)]));
    expect([...named].toSorted()).toEqual(files);
    expect(new Set(contents.values()).size).toBe(files.length);
  });

  it('are recoloured by classes that their drawings have', () => {
    const known = ['base', 'light', 'dark', 'deep', 'accent'];
    const classesIn = (text: string) => [...text.matchAll(/class="([^"]+)"/g)].map(([, name = '']) => name);
    const unknown = [...contents].flatMap(([file, text]) =>
      classesIn(text)
        .filter((name) => name !== 'ground' && !known.includes(name))
        .map((name) => [file, name]),
    );
    expect(unknown).toEqual([]);
  });

  it('have no letters, which machines without the font would draw in another one', () => {
    expect([...contents].filter(([, text]) => text.includes('<text')).map(([file]) => file)).toEqual([]);
  });

  it('show each author and employee as a person of their own', () => {
    const people = [...authorPictures(), ...employeePictures()];
    expect(new Set(people.map(({ drawing }) => drawing)).size).toBe(people.length);
    expect(new Set(people.map(({ fileKey }) => fileKey)).size).toBe(people.length);
  });
});

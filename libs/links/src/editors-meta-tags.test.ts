import { expect, it } from 'vitest';
import { editorsMetaTags } from './editors-meta-tags';

const nothing = { description: null, keywords: null, pictureKey: null, isIndexed: true, isFollowed: true };

it('has what editors wrote, and nothing that they left to the page', () => {
  expect(editorsMetaTags(nothing)).toEqual({});
  expect(editorsMetaTags({ ...nothing, description: '', keywords: '' })).toEqual({});
  const written = { description: 'Kurýr, pošta', keywords: 'doprava, platba', pictureKey: 'scene-garden' };
  expect(editorsMetaTags({ ...nothing, ...written, isIndexed: false, isFollowed: false })).toEqual({
    description: 'Kurýr, pošta',
    keywords: 'doprava, platba',
    image: '/img/scene-garden?width=1200&height=630&crop=true',
    robots: 'noindex,nofollow',
  });
});

import { createHash } from 'node:crypto';
import { createWarner, type ImportDocument, parseDocument, toGreenClaimWords } from '@vyloha/import-documents';
import { describe, expect, it } from 'vitest';
import { demoDocuments } from './demo-documents';
import { vegetableSeedCategory } from './assortments/seeds';
import { valueId } from './products/model-parameters';
import { brands } from './shop/brands';
import { valueNotes } from './shop/parameter-explanations';

const today = new Date('2026-11-21T09:00:00Z');
const documents = [...demoDocuments({ products: 0, today })];
const ofType = <T extends ImportDocument['type']>(type: T, from: readonly ImportDocument[] = documents) =>
  from.filter((document): document is Extract<ImportDocument, { type: T }> => document.type === type);
const products = ofType('product');
const categories = ofType('category');

describe('size of the small shop', () => {
  it('is that of a real shop', () => {
    const branches = ofType('branch');
    expect(products.length).toBeGreaterThanOrEqual(1200);
    expect(products.flatMap(({ variants }) => variants).length).toBeGreaterThanOrEqual(2500);
    expect(categories.length).toBeGreaterThanOrEqual(60);
    expect(ofType('virtual_category').length).toBeGreaterThanOrEqual(30);
    expect(ofType('brand')).toHaveLength(25);
    expect(branches).toHaveLength(24);
    expect(new Set(branches.map(({ region }) => region)).size).toBe(22);
  });

  it('has pick-up points with ids of their own, one of them closed', () => {
    const points = ofType('pickup_point');
    expect(points.length).toBeGreaterThanOrEqual(120);
    expect(new Set(points.map(({ remoteId }) => remoteId)).size).toBe(points.length);
    expect(points.filter(({ isClosed }) => isClosed === true)).toHaveLength(1);
  });

  it('has three levels of categories, products only in the lowest of each branch', () => {
    const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));
    const levelOf = (id: string): number => {
      const parent = parents.get(id);
      return parent === undefined ? 1 : levelOf(parent) + 1;
    };
    expect(Math.max(...categories.map(({ id }) => levelOf(id)))).toBe(3);
    const inner = new Set(parents.values());
    expect(products.filter(({ categoryId }) => inner.has(categoryId))).toEqual([]);
    const used = new Set(products.map(({ categoryId }) => categoryId));
    expect(categories.filter(({ id }) => !inner.has(id) && !used.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it('has lots of perishable products add up to the stock', () => {
    const inLots = products
      .flatMap(({ variants }) => variants)
      .filter(({ storageDates = [] }) => storageDates.length > 0);
    for (const { id, stock = {}, storageDates = [] } of inLots) {
      const pieces = Object.entries(stock).reduce(
        (sum, [place, amount]) => sum + (place === 'w-dodavatel' ? 0 : amount),
        0,
      );
      expect([id, storageDates.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([id, pieces]);
    }
  });

  it('covers everything in the specification', () => {
    const variants = products.flatMap((product) => product.variants);
    const some = (holds: boolean[]) => holds.filter(Boolean).length;
    expect(some(products.map(({ unit }) => unit === 'bm'))).toBeGreaterThan(20);
    expect(some(products.map(({ giftVariantIds }) => (giftVariantIds?.length ?? 0) > 0))).toBeGreaterThan(10);
    expect(some(products.map(({ discounts }) => discounts?.[0]?.isNPlusOne === true))).toBeGreaterThan(30);
    expect(some(products.map(({ saleable }) => saleable === false))).toBeGreaterThan(3);
    expect(some(products.map(({ alternativeIds }) => (alternativeIds?.length ?? 0) > 0))).toBeGreaterThan(1000);
    expect(some(variants.map(({ storageDates }) => (storageDates?.length ?? 0) > 0))).toBeGreaterThan(200);
    expect(some(variants.map(({ prices }) => prices.some(({ original }) => original !== undefined)))).toBeGreaterThan(
      100,
    );
    expect(some(variants.map(({ prices }) => prices.some((price) => price.priceList === 'b2b')))).toBeGreaterThan(1000);
    expect(some(variants.map(({ delayDays }) => (delayDays ?? 0) > 0))).toBeGreaterThan(50);
    expect(some(variants.map(({ measure }) => measure?.unit === 'kg'))).toBeGreaterThan(30);
    expect(some(variants.map(({ stock }) => Object.keys(stock ?? {}).length === 0))).toBeGreaterThan(100);
  });
});

describe('texts', () => {
  it('contain no placeholder', () => {
    const text = JSON.stringify(documents);
    const found = ['undefined', 'NaN', 'orem ipsum', 'TODO', '[object', '{{'].filter((mark) => text.includes(mark));
    expect(found).toEqual([]);
  });

  it('name every product and variant differently', () => {
    for (const language of ['cs', 'sk'] as const) {
      const names = products.map(({ name }) => name[language]);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
      const slugs = products.map(({ slug }) => slug[language]);
      expect(new Set(slugs).size).toBe(slugs.length);
    }
    for (const { variants } of products) {
      expect(new Set(variants.map(({ fullname }) => fullname.cs)).size).toBe(variants.length);
    }
  });

  it('are Slovak in Slovak', () => {
    expect(products.filter(({ name }) => name.cs === name.sk).map(({ name }) => name.cs)).toEqual([]);
    expect(categories.filter(({ title }) => title.cs === title.sk).map(({ title }) => title.cs)).toEqual([]);
    const described = [...categories, ...ofType('virtual_category'), ...ofType('brand'), ...ofType('branch')];
    expect(described.filter(({ description }) => description?.cs === description?.sk)).toEqual([]);
    expect(products.filter(({ perex }) => perex?.cs === perex?.sk)).toEqual([]);
  });

  it('have no Czech letters in Slovak but in proper names', () => {
    const properNames = Object.values(brands).flatMap(({ title, series }) => [title, ...series]);
    const words = products
      .flatMap(({ name, perex, description }) => [name.sk, perex?.sk, JSON.stringify(description?.sk)])
      .flatMap((text = '') => text.match(/\p{L}*[řěů]\p{L}*/giu) ?? []);
    const foreign = new Set(words.filter((word) => !properNames.includes(word)));
    expect([...foreign]).toEqual([]);
  });

  it('describe every product in both languages with the same outline', () => {
    for (const { description, id } of products) {
      const outline = (nodes: readonly { type: string }[] = []) => nodes.map(({ type }) => type).join();
      expect(outline(description?.sk), id).toBe(outline(description?.cs));
      expect(description?.cs.length, id).toBeGreaterThanOrEqual(6);
    }
  });
});

describe('parameter explanations', () => {
  const parameters = ofType('parameter');
  const values = parameters.flatMap((parameter) => parameter.values ?? []);
  const explanations = [...parameters, ...values].flatMap((thing) => [
    'description' in thing ? thing.description : undefined,
    'descriptionShort' in thing ? thing.descriptionShort : undefined,
    'descriptionLong' in thing ? thing.descriptionLong : undefined,
  ]);
  const notes = explanations.flatMap((note) => note ?? []);

  it('cover some parameters, in Slovak as well', () => {
    expect(notes.length).toBeGreaterThan(20);
    expect(notes.filter(({ cs, sk }) => cs === sk || /[řěů]/i.test(sk))).toEqual([]);
    expect(values.filter(({ imageKey }) => imageKey !== undefined).length).toBeGreaterThan(3);
    expect(Object.keys(valueNotes).filter((key) => !values.some(({ id }) => id === valueId(key)))).toEqual([]);
  });

  it('link to existing virtual categories and glossary terms', () => {
    const categories = new Set(ofType('virtual_category').map(({ id }) => id));
    const linked = parameters.flatMap(({ linkToVirtualCategory }) => linkToVirtualCategory ?? []);
    expect(linked.length).toBeGreaterThan(3);
    expect(linked.filter((id) => !categories.has(id))).toEqual([]);
    const words = ofType('content').filter(({ entity }) => entity === 'term');
    const paths = new Set(words.map(({ slug }) => `/slovnik/${slug?.cs}`));
    expect(values.flatMap(({ linkUrl }) => linkUrl ?? []).filter((path) => !paths.has(path))).toEqual([]);
  });
});

describe('references', () => {
  it('are valid documents', () => {
    for (const document of documents) expect(parseDocument(document, 'document')).not.toHaveProperty('problems');
  });

  it('point to existing pictures and products', () => {
    const keys = new Set(ofType('image').map(({ fileKey }) => fileKey));
    const requested = [...JSON.stringify(documents).matchAll(/"(?:fileKey|imageKey|topImageKey|path)":"([a-z0-9-]+)"/g)]
      .map(([, key]) => key ?? '')
      .filter((key) => !ofType('virtual_category').some(({ path }) => path.cs === key || path.sk === key));
    expect([...new Set(requested)].filter((key) => !keys.has(key))).toEqual([]);
    const ids = new Set(products.map(({ id }) => id));
    const variantIds = new Set(products.flatMap(({ variants }) => variants.map(({ id }) => id)));
    for (const { alternativeIds = [], relatedIds = [], giftVariantIds = [] } of products) {
      expect([...alternativeIds, ...relatedIds].filter((id) => !ids.has(id))).toEqual([]);
      expect(giftVariantIds.filter((id) => !variantIds.has(id))).toEqual([]);
    }
    const lists = ofType('content').filter(({ entity }) => entity === 'featured_list');
    expect(lists.length).toBeGreaterThan(3);
    for (const { data } of lists) {
      const featured = data['products'];
      expect(Array.isArray(featured) && featured.length > 3 && featured.every((id) => ids.has(String(id)))).toBe(true);
    }
    expect(ofType('purchase').length).toBeGreaterThan(1_000);
    expect(ofType('purchase').flatMap(({ productIds }) => productIds.filter((id) => !ids.has(id)))).toEqual([]);
  });

  it('show adjacent products of a category with different pictures', () => {
    const alike = products.filter((product, index) => {
      const before = products[index - 1];
      return before?.categoryId === product.categoryId && before.images?.[0]?.fileKey === product.images?.[0]?.fileKey;
    });
    expect(alike.map(({ id }) => id)).toEqual([]);
  });

  it('show more than half of the products of a category with a picture of their own', () => {
    const monotonous = [...new Set(products.map(({ categoryId }) => categoryId))].filter((category) => {
      const listed = products.filter(({ categoryId }) => categoryId === category);
      return new Set(listed.map(({ images }) => images?.[0]?.fileKey)).size <= listed.length / 2;
    });
    expect(monotonous).toEqual([]);
  });
});

describe('the trader of each country', () => {
  const slovak = [...demoDocuments({ products: 0, today, country: 'sk' })];
  const seedTaxes = (from: readonly ImportDocument[]) => {
    const [seed] = ofType('product', from).filter(({ categoryId }) => categoryId === vegetableSeedCategory);
    return { taxClass: seed?.taxClass, taxClasses: seed?.taxClasses };
  };

  it('sells seeds at the rates of both', () => {
    expect(seedTaxes(documents)).toEqual({ taxClass: 'reduced', taxClasses: { SVK: 'standard' } });
    expect(seedTaxes(slovak)).toEqual({ taxClass: 'standard', taxClasses: { CZE: 'reduced' } });
  });

  it('has a Slovak one with valid documents, of whom nothing is Czech', () => {
    for (const document of slovak) expect(parseDocument(document, 'document')).not.toHaveProperty('problems');
    const words = JSON.stringify(slovak.filter(({ type }) => type !== 'branch' && type !== 'warehouse'));
    expect(
      ['Sokolovská', 'Karlín', '98765434', '+420 228 880 000', '+420228880000'].filter((word) => words.includes(word)),
    ).toEqual([]);
    expect(ofType('branch', slovak).filter(({ isPrimary }) => isPrimary === true)).toMatchObject([
      { id: 'br-bratislava' },
    ]);
    expect(ofType('currency', slovak).map(({ code }) => code)).toEqual(['EUR', 'CZK']);
  });
});

describe('the same options', () => {
  const hashOf = (list: Iterable<ImportDocument>) =>
    createHash('sha256')
      .update(JSON.stringify([...list]))
      .digest('hex');

  it('generate the same shop', () => {
    expect(hashOf(demoDocuments({ products: 0, today }))).toBe(hashOf(documents));
  });

  it('generate the first products in every size, and one category unchanged', () => {
    const large = ofType('product', [...demoDocuments({ products: 3000, today })]);
    expect(large).toHaveLength(3000);
    expect(new Set(large.map(({ name }) => name.cs)).size).toBe(3000);
    expect(new Set(large.map(({ slug }) => slug.sk)).size).toBe(3000);
    const leaf = (list: typeof large) => list.filter(({ categoryId }) => categoryId === vegetableSeedCategory);
    expect(leaf(products)).toHaveLength(200);
    expect(hashOf(leaf(large))).toBe(hashOf(leaf(products)));
    expect(hashOf(large.slice(0, products.length))).toBe(hashOf(products));
  });
});

it('claims nothing about the environment without a certified label, and takes cards in Slovakia', () => {
  expect(documents.flatMap(createWarner(toGreenClaimWords([])))).toEqual([]);
});

import type { ParsedDocument } from './documents/import-document';
import type { ProductDocument } from './documents/product-document';

/** What may be pointed at. */
export type ReferenceKind =
  | 'brand'
  | 'category'
  | 'comment'
  | 'currency'
  | 'image'
  | 'parameter'
  | 'parameter value'
  | 'payment'
  | 'product'
  | 'tag'
  | 'variant'
  | 'warehouse';

type Kind = ReferenceKind;

export interface Reference {
  kind: Kind;
  id: string;
  path: string;
}

/** What the document names. */
export function referencesOf(document: ParsedDocument): Reference[] {
  const one = (kind: Kind, id: string | undefined, path: string) => (id === undefined ? [] : [{ kind, id, path }]);
  switch (document.type) {
    case 'branch':
      return one('warehouse', document.warehouseId, 'warehouseId');
    case 'brand':
    case 'virtual_category':
      return one('image', document.imageKey, 'imageKey');
    case 'category':
      return [...one('category', document.parentId, 'parentId'), ...one('image', document.imageKey, 'imageKey')];
    case 'shipper':
      return document.blockedPaymentIds.flatMap((id) => one('payment', id, 'blockedPaymentIds'));
    case 'product':
      return productReferences(document);
    case 'prices_and_stock':
      return [
        ...one('variant', document.variantId, 'variantId'),
        ...Object.keys(document.stock).flatMap((id) => one('warehouse', id, 'stock')),
        ...document.prices.flatMap(({ currency }) => one('currency', currency, 'prices')),
      ];
    case 'review':
      return one('product', document.productId, 'productId');
    case 'purchase':
      return document.productIds.flatMap((id) => one('product', id, 'productIds'));
    case 'comment':
      return [...one('product', document.productId, 'productId'), ...one('comment', document.questionId, 'questionId')];
    default:
      return [];
  }
}

function productReferences(document: ProductDocument): Reference[] {
  const all = (kind: Kind, ids: readonly string[], path: string) => ids.map((id) => ({ kind, id, path }));
  const ofParameters = (parameters: ProductDocument['parameters'], path: string) => [
    ...all('parameter', Object.keys(parameters), path),
    ...Object.values(parameters).flatMap((value) =>
      typeof value === 'number' ? [] : all('parameter value', value, path),
    ),
  ];
  return [
    ...all('category', [document.categoryId], 'categoryId'),
    ...all('brand', document.brandId === undefined ? [] : [document.brandId], 'brandId'),
    ...all('tag', document.tagIds, 'tagIds'),
    ...all(
      'image',
      document.images.map(({ fileKey }) => fileKey),
      'images',
    ),
    ...ofParameters(document.parameters, 'parameters'),
    ...document.variants.flatMap((variant, index) => [
      ...all(
        'image',
        variant.mainImage === undefined ? [] : [variant.mainImage.fileKey],
        `variants.${index}.mainImage`,
      ),
      ...all('warehouse', Object.keys(variant.stock), `variants.${index}.stock`),
      ...all(
        'currency',
        variant.prices.map((price) => price.currency),
        `variants.${index}.prices`,
      ),
      ...ofParameters(variant.parameters, `variants.${index}.parameters`),
    ]),
  ];
}

/** What must be unique within one import; the rest is overwritten by its later document. */
export function identitiesOf(document: ParsedDocument): string[] {
  if (document.type === 'prices_and_stock') return [`prices and stock of '${document.variantId}'`];
  if (document.type === 'content') return [`${document.entity} '${document.id}'`];
  if (document.type !== 'product') return 'id' in document ? [`${document.type} '${document.id}'`] : [];
  return [
    `product '${document.id}'`,
    `product code '${document.catalogCode}'`,
    ...document.variants.flatMap(({ id, catalogCode }) => [`variant '${id}'`, `variant code '${catalogCode}'`]),
  ];
}

/** What documents after it may name. */
export function additionsOf(document: ParsedDocument): { kind: Kind; id: string }[] {
  switch (document.type) {
    case 'brand':
    case 'category':
    case 'comment':
    case 'payment':
    case 'tag':
    case 'warehouse':
      return [{ kind: document.type, id: document.id }];
    case 'product':
      return [
        { kind: 'product', id: document.id },
        ...document.variants.map(({ id }) => ({ kind: 'variant' as const, id })),
      ];
    case 'currency':
      return [{ kind: 'currency', id: document.code }];
    case 'image':
      return [{ kind: 'image', id: document.fileKey }];
    case 'parameter':
      return [
        { kind: 'parameter', id: document.id },
        ...document.values.map(({ id }) => ({ kind: 'parameter value' as const, id })),
      ];
    default:
      return [];
  }
}

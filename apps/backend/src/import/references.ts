import type { ParsedDocument, ProductDocument } from '@vyloha/import-documents';

/** Kinds of entities that can be referenced. */
export type ReferenceKind =
  | 'brand'
  | 'category'
  | 'comment'
  | 'currency'
  | 'customer'
  | 'image'
  | 'parameter'
  | 'parameter value'
  | 'payment'
  | 'product'
  | 'shipper'
  | 'tag'
  | 'variant'
  | 'warehouse';

type Kind = ReferenceKind;

export interface Reference {
  kind: Kind;
  id: string;
  path: string;
}

/** The references of a document. */
export function referencesOf(document: ParsedDocument): Reference[] {
  const toOptionalReference = (kind: Kind, id: string | undefined, path: string) =>
    id === undefined ? [] : [{ kind, id, path }];
  switch (document.type) {
    case 'branch':
      return toOptionalReference('warehouse', document.warehouseId, 'warehouseId');
    case 'brand':
    case 'virtual_category':
      return toOptionalReference('image', document.imageKey, 'imageKey');
    case 'category':
      return [
        ...toOptionalReference('category', document.parentId, 'parentId'),
        ...toOptionalReference('image', document.imageKey, 'imageKey'),
      ];
    case 'pickup_point':
      return toOptionalReference('shipper', document.shipperId, 'shipperId');
    case 'shipper':
      return document.blockedPaymentIds.flatMap((id) => toOptionalReference('payment', id, 'blockedPaymentIds'));
    case 'product':
      return productReferences(document);
    case 'prices_and_stock':
      return [
        ...toOptionalReference('variant', document.variantId, 'variantId'),
        ...Object.keys(document.stock).flatMap((id) => toOptionalReference('warehouse', id, 'stock')),
        ...document.prices.flatMap(({ currency }) => toOptionalReference('currency', currency, 'prices')),
      ];
    case 'company':
      return [
        ...toOptionalReference('currency', document.currency, 'currency'),
        ...document.members.flatMap(({ customerId }) => toOptionalReference('customer', customerId, 'members')),
      ];
    case 'coupon':
      return [...Object.keys(document.amounts), ...Object.keys(document.minimums)].flatMap((code) =>
        toOptionalReference('currency', code, 'amounts or minimums'),
      );
    case 'review':
      return [
        ...toOptionalReference('product', document.productId, 'productId'),
        ...document.photos.flatMap((key) => toOptionalReference('image', key, 'photos')),
      ];
    case 'purchase':
      return document.productIds.flatMap((id) => toOptionalReference('product', id, 'productIds'));
    case 'comment':
      return [
        ...toOptionalReference('product', document.productId, 'productId'),
        ...toOptionalReference('comment', document.questionId, 'questionId'),
      ];
    default:
      return [];
  }
}

function productReferences(document: ProductDocument): Reference[] {
  const toReferences = (kind: Kind, ids: readonly string[], path: string) => ids.map((id) => ({ kind, id, path }));
  const toParameterReferences = (parameters: ProductDocument['parameters'], path: string) => [
    ...toReferences('parameter', Object.keys(parameters), path),
    ...Object.values(parameters).flatMap((value) =>
      typeof value === 'number' ? [] : toReferences('parameter value', value, path),
    ),
  ];
  return [
    ...toReferences('category', [document.categoryId], 'categoryId'),
    ...toReferences('brand', document.brandId === undefined ? [] : [document.brandId], 'brandId'),
    ...toReferences('tag', document.tagIds, 'tagIds'),
    ...toReferences(
      'image',
      document.images.map(({ fileKey }) => fileKey),
      'images',
    ),
    ...toParameterReferences(document.parameters, 'parameters'),
    ...document.variants.flatMap((variant, index) => [
      ...toReferences(
        'image',
        variant.mainImage === undefined ? [] : [variant.mainImage.fileKey],
        `variants.${index}.mainImage`,
      ),
      ...toReferences('warehouse', Object.keys(variant.stock), `variants.${index}.stock`),
      ...toReferences(
        'currency',
        variant.prices.map((price) => price.currency),
        `variants.${index}.prices`,
      ),
      ...toParameterReferences(variant.parameters, `variants.${index}.parameters`),
    ]),
  ];
}

/** Ids that must be unique within one import; other entities are overwritten by later documents. */
export function identitiesOf(document: ParsedDocument): string[] {
  if (document.type === 'prices_and_stock') return [`prices and stock of '${document.variantId}'`];
  if (document.type === 'coupon') return [`coupon '${document.id}'`, `coupon code '${document.code.toUpperCase()}'`];
  if (document.type === 'content') return [`${document.entity} '${document.id}'`];
  if (document.type !== 'product') return 'id' in document ? [`${document.type} '${document.id}'`] : [];
  return [
    `product '${document.id}'`,
    `product code '${document.catalogCode}'`,
    ...document.variants.flatMap(({ id, catalogCode }) => [`variant '${id}'`, `variant code '${catalogCode}'`]),
  ];
}

/** The entities that later documents may reference. */
export function additionsOf(document: ParsedDocument): { kind: Kind; id: string }[] {
  switch (document.type) {
    case 'brand':
    case 'category':
    case 'comment':
    case 'customer':
    case 'payment':
    case 'shipper':
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

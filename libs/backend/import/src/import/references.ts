import type { DocumentOf, ParsedDocument, ProductDocument } from '@vyloha/import-documents';

/** Kinds of entities that can be referenced. */
export type ReferenceKind =
  | 'branch'
  | 'brand'
  | 'category'
  | 'comment'
  | 'country'
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
  | 'virtual category'
  | 'warehouse';

type Kind = ReferenceKind;

export interface Reference {
  kind: Kind;
  /** Of a parameter's value, the ids of both. */
  id: string;
  path: string;
  /** Whether the entity may come after the document that references it. */
  isLate?: true;
}

const toReferences = (kind: Kind, ids: readonly (string | undefined)[], path: string): Reference[] =>
  ids.flatMap((id) => (id === undefined ? [] : [{ kind, id, path }]));
/** To what the database does not insist on. */
const toLateReferences = (kind: Kind, ids: readonly (string | undefined)[], path: string): Reference[] =>
  toReferences(kind, ids, path).map((reference) => ({ ...reference, isLate: true }));

/** The references of a document; editorial content leaves out what is not there. */
export function referencesOf(document: ParsedDocument): Reference[] {
  switch (document.type) {
    case 'country':
      return toLateReferences('currency', [document.currency], 'currency');
    case 'warehouse':
      return toLateReferences('branch', [document.branchId], 'branchId');
    case 'branch':
      return [
        ...toReferences('warehouse', [document.warehouseId], 'warehouseId'),
        ...toLateReferences('country', [document.countryCode], 'countryCode'),
      ];
    case 'brand':
      return toReferences('image', [document.imageKey], 'imageKey');
    case 'parameter':
      return [
        ...toLateReferences('virtual category', [document.linkToVirtualCategory], 'linkToVirtualCategory'),
        ...toLateReferences(
          'image',
          document.values.map(({ imageKey }) => imageKey),
          'values',
        ),
      ];
    case 'category':
      return [
        ...toReferences('category', [document.parentId], 'parentId'),
        ...toReferences('image', [document.imageKey], 'imageKey'),
      ];
    case 'virtual_category':
      return [...toReferences('image', [document.imageKey], 'imageKey'), ...ruleReferences(document.rule)];
    case 'pickup_point':
      return [
        ...toReferences('shipper', [document.shipperId], 'shipperId'),
        ...toLateReferences('country', [document.countryCode], 'countryCode'),
      ];
    case 'shipper':
      return [
        ...toReferences('payment', document.blockedPaymentIds, 'blockedPaymentIds'),
        ...toLateReferences('image', [document.imageKey], 'imageKey'),
        ...toLateReferences('country', document.countryCodes, 'countryCodes'),
        ...toLateReferences(
          'currency',
          document.prices.map(({ currency }) => currency),
          'prices',
        ),
      ];
    case 'payment':
      return [
        ...toLateReferences('image', [document.imageKey], 'imageKey'),
        ...toLateReferences('currency', Object.keys(document.prices), 'prices'),
      ];
    case 'customer':
      return document.lists.flatMap(({ items }, index) =>
        toLateReferences(
          'variant',
          items.map(({ variantId }) => variantId),
          `lists.${index}.items`,
        ),
      );
    case 'product':
      return productReferences(document);
    case 'prices_and_stock':
      return [
        ...toReferences('variant', [document.variantId], 'variantId'),
        ...toReferences('warehouse', Object.keys(document.stock), 'stock'),
        ...toReferences(
          'currency',
          document.prices.map(({ currency }) => currency),
          'prices',
        ),
      ];
    case 'company':
      return [
        ...toReferences('currency', [document.currency], 'currency'),
        ...toReferences(
          'customer',
          document.members.map(({ customerId }) => customerId),
          'members',
        ),
      ];
    case 'coupon':
      return toReferences(
        'currency',
        [...Object.keys(document.amounts), ...Object.keys(document.minimums)],
        'amounts or minimums',
      );
    case 'review':
      return [
        ...toReferences('product', [document.productId], 'productId'),
        ...toReferences('image', document.photos, 'photos'),
      ];
    case 'purchase':
      return toReferences('product', document.productIds, 'productIds');
    case 'comment':
      return [
        ...toReferences('product', [document.productId], 'productId'),
        ...toReferences('comment', [document.questionId], 'questionId'),
      ];
    default:
      return [];
  }
}

type Rule = DocumentOf<'virtual_category'>['rule'];

function ruleReferences({ tags, categories, brands, parameters = [], priceRange }: Rule): Reference[] {
  return [
    ...toLateReferences('tag', tags ?? [], 'rule.tags'),
    ...toLateReferences('category', categories ?? [], 'rule.categories'),
    ...toLateReferences('brand', brands ?? [], 'rule.brands'),
    ...parameters.flatMap(({ entityId, values }, index) => [
      ...toLateReferences('parameter', [entityId], `rule.parameters.${index}`),
      ...toLateReferences(
        'parameter value',
        values.map((value) => `${entityId} ${value}`),
        `rule.parameters.${index}`,
      ),
    ]),
    ...toLateReferences('currency', [priceRange?.currencyCode], 'rule.priceRange'),
  ];
}

function parameterReferences(parameters: ProductDocument['parameters'], path: string): Reference[] {
  return [
    ...toReferences('parameter', Object.keys(parameters), path),
    ...Object.entries(parameters).flatMap(([id, value]) =>
      typeof value === 'number'
        ? []
        : toReferences(
            'parameter value',
            value.map((one) => `${id} ${one}`),
            path,
          ),
    ),
  ];
}

function productReferences(document: ProductDocument): Reference[] {
  const { energy, durability, recyclingFee = {}, deposit = {} } = document.legal;
  return [
    ...toReferences('category', [document.categoryId], 'categoryId'),
    ...toReferences('brand', [document.brandId], 'brandId'),
    ...toReferences('tag', document.tagIds, 'tagIds'),
    ...toReferences(
      'image',
      document.images.map(({ fileKey }) => fileKey),
      'images',
    ),
    ...toLateReferences('image', [document.hoverImageKey], 'hoverImageKey'),
    ...toLateReferences('variant', document.giftVariantIds, 'giftVariantIds'),
    ...toLateReferences('product', document.alternativeIds, 'alternativeIds'),
    ...toLateReferences('product', document.relatedIds, 'relatedIds'),
    ...toLateReferences('shipper', document.freeShipperIds, 'freeShipperIds'),
    ...toLateReferences('image', [energy?.labelKey, durability?.labelKey], 'legal'),
    ...toLateReferences('currency', [...Object.keys(recyclingFee), ...Object.keys(deposit)], 'legal'),
    ...parameterReferences(document.parameters, 'parameters'),
    ...document.variants.flatMap((variant, index) => [
      ...toReferences('image', [variant.mainImage?.fileKey], `variants.${index}.mainImage`),
      ...toReferences('warehouse', Object.keys(variant.stock), `variants.${index}.stock`),
      ...toReferences(
        'currency',
        variant.prices.map((price) => price.currency),
        `variants.${index}.prices`,
      ),
      ...parameterReferences(variant.parameters, `variants.${index}.parameters`),
    ]),
  ];
}

/** The entities that later documents may reference. */
export function additionsOf(document: ParsedDocument): { kind: Kind; id: string }[] {
  switch (document.type) {
    case 'branch':
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
    case 'virtual_category':
      return [{ kind: 'virtual category', id: document.id }];
    case 'currency':
    case 'country':
      return [{ kind: document.type, id: document.code }];
    case 'image':
      return [{ kind: 'image', id: document.fileKey }];
    case 'parameter':
      return [
        { kind: 'parameter', id: document.id },
        ...document.values.map(({ id }) => ({ kind: 'parameter value' as const, id: `${document.id} ${id}` })),
      ];
    default:
      return [];
  }
}

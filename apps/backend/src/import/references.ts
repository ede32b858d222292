import type { Queryable } from '../database/database';
import {
  brand,
  category,
  currency,
  image,
  parameter,
  parameterValue,
  payment,
  product,
  productComment,
  tag,
  warehouse,
} from '../database/schema';
import type { ParsedDocument } from './documents/import-document';
import type { ProductDocument } from './documents/product-document';

/** What may be pointed at, and where its ids are. */
const idColumns = [
  ['brand', brand.id],
  ['category', category.id],
  ['comment', productComment.id],
  ['currency', currency.code],
  ['image', image.fileKey],
  ['parameter', parameter.id],
  ['parameter value', parameterValue.id],
  ['payment', payment.id],
  ['product', product.id],
  ['tag', tag.id],
  ['warehouse', warehouse.id],
] as const;

type Kind = (typeof idColumns)[number][0];

interface Reference {
  kind: Kind;
  id: string;
  path: string;
}

/** What documents may point at: everything in the database, and what came before them in the same import. */
export class References {
  private readonly seen = new Set<string>();

  private constructor(private readonly known: Map<Kind, Set<string>>) {}

  static async load(db: Queryable): Promise<References> {
    const known = new Map<Kind, Set<string>>();
    for (const [kind, column] of idColumns) {
      const rows = await db.select({ id: column }).from(column.table);
      known.set(kind, new Set(rows.map(({ id }) => id)));
    }
    return new References(known);
  }

  /** Problems of one document: unknown things it names, and ids that occurred before. Remembers what it adds. */
  admit(document: ParsedDocument): string[] {
    const unknown = referencesOf(document).filter(({ kind, id }) => this.known.get(kind)?.has(id) !== true);
    const repeated = identitiesOf(document).filter((identity) => this.seen.has(identity));
    for (const identity of identitiesOf(document)) this.seen.add(identity);
    for (const { kind, id } of additionsOf(document)) this.known.get(kind)?.add(id);
    return [
      ...unknown.map(({ kind, id, path }) => `${path}: there is no ${kind} '${id}' before this document`),
      ...repeated.map((identity) => `${identity} occurs twice`),
    ];
  }
}

function referencesOf(document: ParsedDocument): Reference[] {
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
function identitiesOf(document: ParsedDocument): string[] {
  if (document.type === 'content') return [`${document.entity} '${document.id}'`];
  if (document.type !== 'product') return 'id' in document ? [`${document.type} '${document.id}'`] : [];
  return [
    `product '${document.id}'`,
    `product code '${document.catalogCode}'`,
    ...document.variants.flatMap(({ id, catalogCode }) => [`variant '${id}'`, `variant code '${catalogCode}'`]),
  ];
}

function additionsOf(document: ParsedDocument): { kind: Kind; id: string }[] {
  switch (document.type) {
    case 'brand':
    case 'category':
    case 'comment':
    case 'payment':
    case 'product':
    case 'tag':
    case 'warehouse':
      return [{ kind: document.type, id: document.id }];
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

import { locales, pickTranslation, type PartlyTranslated } from '@vyloha/contract';
import type { ParsedDocument } from '@vyloha/import-documents';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { customer, customerAddress, shoppingList } from '@vyloha/backend-accounts/tables';
import { brand, parameterValue, product, variant } from '@vyloha/backend-catalog/tables';
import { contentEntry, menuItem } from '@vyloha/backend-content/tables';
import { coupon } from '@vyloha/backend-cart/tables';
import { review, reviewPhoto } from '@vyloha/backend-reviews/tables';
import { branch, payment, pickUpPoint, shipper } from '@vyloha/backend-shop/tables';
import { storedText } from '@vyloha/backend-kernel';

/** What may occur once in an import, and belongs to one entity of the shop: an id, a code, an address. */
export interface Identity {
  kind: string;
  id: string;
}

const identity = (kind: string, id: string): Identity => ({ kind, id });

/** An entity in one language at one address; languages without an own one share that of the default one. */
function addresses(kind: string, slug: PartlyTranslated, separately: boolean): Identity[] {
  const texts = locales.map((locale) => `${separately ? `${locale} ` : ''}${pickTranslation(slug, locale)}`);
  return [...new Set(texts)].map((id) => identity(kind, id));
}

function otherIdentities(document: ParsedDocument): Identity[] {
  switch (document.type) {
    case 'branch':
      return [identity('branch id', document.remoteId), ...addresses('branch address', document.slug, true)];
    case 'shipper':
    case 'payment':
      return [identity(`${document.type} code`, document.code)];
    case 'pickup_point':
      return [identity('pick-up point', `${document.shipperId} ${document.remoteId}`)];
    case 'customer':
      return [
        identity('customer e-mail', document.email.toLowerCase()),
        ...document.addresses.map(({ id }) => identity('address of a customer', id)),
        ...document.lists.map(({ id }) => identity('list of a customer', id)),
      ];
    case 'coupon':
      return [identity('coupon code', document.code.toUpperCase())];
    case 'brand':
      return [identity('brand link', document.link)];
    case 'parameter':
      return document.values.map(({ id }) => identity('parameter value', id));
    case 'product':
      return [
        identity('product code', document.catalogCode),
        ...addresses('product address', document.slug, false),
        ...document.variants.flatMap(({ id, catalogCode }) => [
          identity('variant', id),
          identity('variant code', catalogCode),
        ]),
      ];
    case 'review':
      return [
        ...(document.email === undefined ? [] : [identity('review by', `${document.email} of ${document.productId}`)]),
        ...document.photos.map((key) => identity('photograph', key)),
      ];
    case 'content':
      return document.slug === undefined ? [] : addresses(`address of ${document.entity}`, document.slug, true);
    case 'menu':
      return menuItemIds(document.items).map((id) => identity('menu item', id));
    default:
      return [];
  }
}

const menuItemIds = (items: readonly { id: string; children: readonly { id: string }[] }[]): string[] =>
  items.flatMap(({ id, children }) => [id, ...menuItemIds(children as typeof items)]);

/** The id of the entity itself; a setting may be written again, as the progress of the demo shop is. */
function ownIdentity(document: ParsedDocument): Identity[] {
  switch (document.type) {
    case 'setting':
      return [];
    case 'prices_and_stock':
      return [identity('prices and stock of', document.variantId)];
    case 'content':
      return [identity(document.entity, document.id)];
    case 'currency':
    case 'country':
    case 'menu':
      return [identity(document.type, document.code)];
    case 'tax_rate':
      return [identity('rate of tax', `${document.country} ${document.taxClass} ${document.validFrom}`)];
    case 'holiday':
      return [identity('holiday', document.day)];
    case 'image':
      return [identity('image', document.fileKey)];
    case 'url_rewrite':
      return [identity('url_rewrite', `${document.locale} ${document.path}`)];
    case 'search':
      return [identity('search', `${document.day} ${document.locale} ${document.query}`)];
    case 'redirect':
      return [identity('redirect', document.fromPath)];
    default:
      return [identity(document.type, document.id)];
  }
}

export function identitiesOf(document: ParsedDocument): Identity[] {
  return [...ownIdentity(document), ...otherIdentities(document)];
}

interface Holder {
  /** Identities in the shop: `value`, and whose it is by `type` and `id`. */
  rows: SQL;
  /** Whether it may pass to another entity when the import redefines the one that has it. */
  canMove: boolean;
}

const held = (table: SQLWrapper, value: SQLWrapper, type: string, id: SQLWrapper): SQL =>
  sql`select ${value} as value, ${type}::text as type, ${id} as id from ${table}`;

const inLocales = (toRows: (locale: (typeof locales)[number]) => SQL) =>
  sql.join(locales.map(toRows), sql` union all `);

/** Who has an identity in the shop, by its kind; ids of entities are overwritten by their documents. */
const holders: Readonly<Record<string, Holder>> = {
  'branch id': { rows: held(branch, branch.remoteId, 'branch', branch.id), canMove: false },
  'branch address': {
    rows: inLocales((locale) =>
      held(branch, sql`${locale} || ' ' || (${storedText(branch.slug, locale)})`, 'branch', branch.id),
    ),
    canMove: true,
  },
  'shipper code': { rows: held(shipper, shipper.code, 'shipper', shipper.id), canMove: false },
  'payment code': { rows: held(payment, payment.code, 'payment', payment.id), canMove: false },
  'pick-up point': {
    rows: held(
      pickUpPoint,
      sql`${pickUpPoint.shipperId} || ' ' || ${pickUpPoint.remoteId}`,
      'pickup_point',
      pickUpPoint.id,
    ),
    canMove: false,
  },
  'customer e-mail': { rows: held(customer, sql`lower(${customer.email})`, 'customer', customer.id), canMove: false },
  'address of a customer': {
    rows: held(customerAddress, customerAddress.id, 'customer', customerAddress.customerId),
    canMove: false,
  },
  'list of a customer': {
    rows: held(shoppingList, shoppingList.id, 'customer', shoppingList.customerId),
    canMove: false,
  },
  'coupon code': { rows: held(coupon, sql`upper(${coupon.code})`, 'coupon', coupon.id), canMove: false },
  'brand link': { rows: held(brand, brand.link, 'brand', brand.id), canMove: true },
  'parameter value': {
    rows: held(parameterValue, parameterValue.id, 'parameter', parameterValue.parameterId),
    canMove: true,
  },
  'product code': { rows: held(product, product.catalogCode, 'product', product.id), canMove: true },
  'product address': {
    rows: inLocales((locale) => held(product, storedText(product.slug, locale), 'product', product.id)),
    canMove: true,
  },
  variant: { rows: held(variant, variant.id, 'product', variant.productId), canMove: true },
  'variant code': { rows: held(variant, variant.catalogCode, 'product', variant.productId), canMove: true },
  'review by': {
    rows: held(review, sql`${review.email} || ' of ' || ${review.productId}`, 'review', review.id),
    canMove: false,
  },
  photograph: { rows: held(reviewPhoto, reviewPhoto.fileKey, 'review', reviewPhoto.reviewId), canMove: true },
  'menu item': { rows: held(menuItem, menuItem.id, 'menu', menuItem.menuCode), canMove: true },
};

const addressOfContent = /^address of ([a-z_]+)$/;

/** Null for kinds that nothing else in the shop can have. */
export function holderOf(kind: string): Holder | null {
  const entity = addressOfContent.exec(kind)?.[1];
  if (entity === undefined) return holders[kind] ?? null;
  const rows = inLocales(
    (locale) => sql`
      select ${locale} || ' ' || (${storedText(contentEntry.slug, locale)}) as value, ${entity}::text as type,
        ${contentEntry.id} as id from ${contentEntry} where ${contentEntry.type} = ${entity}`,
  );
  return { rows, canMove: true };
}

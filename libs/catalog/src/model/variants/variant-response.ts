import {
  availabilityEntries,
  displayText,
  inStockCode,
  optionalPicture,
  toAmountLimits,
  toStock,
} from '@vyloha/contract';
import * as v from 'valibot';
import { pricesResponse } from '../prices/price-response';
import type { StorageDate, Variant, WarehouseStock } from '../product/product';
import type { ProductParameter } from '../parameters/product-parameter';

const availabilityField = v.object({ ...availabilityEntries, availabilityCode: v.nullish(v.string(), '') });

export const parameterResponse = v.pipe(
  v.object({
    entityId: v.string(),
    values: v.nullish(v.array(v.union([v.number(), v.string()])), []),
    valueEntities: v.nullish(v.array(v.object({ _id: v.string(), title: displayText })), []),
  }),
  v.transform(({ entityId, values, valueEntities }): ProductParameter => ({
    id: entityId,
    numbers: values.filter((value) => typeof value === 'number'),
    values: valueEntities.map(({ _id, title }) => ({ id: _id, title })),
  })),
);

const storageDateField = v.pipe(
  v.object({ date_of_storage: v.string(), amount: v.number(), embeddedUuid: v.string() }),
  v.transform(({ date_of_storage, amount, embeddedUuid }): StorageDate => ({
    id: embeddedUuid,
    date: date_of_storage,
    amount,
  })),
);

/** Virtual warehouses have no real stock; empty ones are left out, and all of them where too little is left to buy. */
const warehousesField = v.pipe(
  v.nullish(v.array(v.object({ id: v.string(), stock: v.number(), virtual: v.nullish(v.boolean(), false) })), []),
  v.transform((warehouses): WarehouseStock[] =>
    warehouses
      .filter(({ stock, virtual }) => !virtual && stock > 0)
      .map(({ id, stock }) => ({ warehouseId: id, pieces: stock })),
  ),
);

const contentField = v.nullish(
  v.object({
    parameters: v.nullish(v.array(parameterResponse), []),
    date_of_storage: v.nullish(v.array(storageDateField), []),
  }),
  {},
);

/** A variant on the wire. */
export const variantResponse = v.pipe(
  v.object({
    id: v.string(),
    name: displayText,
    fullname: v.nullish(displayText, ''),
    marketingCode: v.nullish(v.string(), ''),
    ean: v.nullish(v.string(), null),
    unit: v.nullish(v.string(), 'ks'),
    mainImage: optionalPicture,
    availability: availabilityField,
    warehouses: warehousesField,
    prices: pricesResponse,
    content: contentField,
  }),
  v.transform(({ marketingCode, mainImage, availability, warehouses, prices, content, ...variant }): Variant => ({
    ...variant,
    warehouses: availability.isAvailable ? warehouses : [],
    code: marketingCode,
    picture: mainImage,
    stock: { ...toStock(availability), isInStock: availability.availabilityCode === inStockCode },
    limits: toAmountLimits(availability),
    ...prices,
    parameters: content.parameters,
    storageDates: content.date_of_storage,
  })),
);

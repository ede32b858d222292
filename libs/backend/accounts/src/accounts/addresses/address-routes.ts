import { toWireAddress, wireAddressEntries } from '@vyloha/contract';
import * as v from 'valibot';
import {
  type Route,
  dataSchema,
  defineRoute,
  namedSchema,
  paginatedSchema,
  toSinglePage,
} from '@vyloha/backend-kernel';
import { addAddress, changeAddress, listAddresses, removeAddress, type AddressRow } from './address-book';
import { addressBookInput, addressTypes } from './address-input';

const url = '/store/api/v1/user/addresses';
const params = v.object({ id: v.string() });

const addressSchema = namedSchema(
  'UserAddress',
  v.object({
    id: v.string(),
    type: v.string(),
    name: v.string(),
    business_name: v.nullable(v.string()),
    phone: v.nullable(v.string()),
    /** The one of its type that forms start with. */
    is_default: v.boolean(),
    ...wireAddressEntries,
  }),
);

function toWire({ id, type, name, businessName, phone, isDefault, ...address }: AddressRow) {
  return { id, type, name, business_name: businessName, phone, is_default: isDefault, ...toWireAddress(address) };
}

const list = defineRoute({
  method: 'GET',
  url,
  summary: 'Addresses of the customer',
  access: 'customer',
  query: v.object({
    type: v.optional(v.picklist(addressTypes)),
    country_code: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
  }),
  response: paginatedSchema(addressSchema),
  handler: async (ctx, { query: { type, country_code: countryCode } }) =>
    toSinglePage((await listAddresses(ctx, { type, countryCode })).map(toWire)),
});

const add = defineRoute({
  method: 'POST',
  url,
  summary: 'Adds an address',
  access: 'customer',
  body: addressBookInput,
  response: dataSchema(addressSchema),
  handler: async (ctx, { body }) => ({ data: toWire(await addAddress(ctx, body, ctx.now())) }),
});

const change = defineRoute({
  method: 'PATCH',
  url: `${url}/:id`,
  summary: 'Replaces an address',
  access: 'customer',
  params,
  body: addressBookInput,
  response: dataSchema(addressSchema),
  handler: async (ctx, { params: { id }, body }) => ({ data: toWire(await changeAddress(ctx, id, body)) }),
});

const remove = defineRoute({
  method: 'DELETE',
  url: `${url}/:id`,
  summary: 'Removes an address',
  access: 'customer',
  params,
  response: dataSchema(v.object({})),
  handler: async (ctx, { params: { id } }) => {
    await removeAddress(ctx, id);
    return { data: {} };
  },
});

export const addressRoutes: readonly Route[] = [list, add, change, remove];

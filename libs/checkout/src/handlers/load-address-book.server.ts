import type { AppLoadContext } from '@remix-run/node';
import { toCardLines, type Address } from '@vyloha/account';
import { listAddresses } from '@vyloha/account/server';
import { withUnavailableFallback } from '@vyloha/http-client';
import { isFeatureEnabled } from '@vyloha/session/server';
import {
  emptyAddressBook,
  toAddressFields,
  type AddressBook,
  type SavedAddress,
} from '../model/address-book/saved-address';
import type { DeliverySettings } from '../model/delivery-details/delivery-settings';

/** The customer's addresses in countries that are served; none while they cannot be loaded. */
export async function loadAddressBook(
  context: AppLoadContext,
  { countries }: Pick<DeliverySettings, 'countries'>,
): Promise<AddressBook> {
  const { user, isLoggedIn } = context.shopper;
  if (!isLoggedIn || user === null || !(await isFeatureEnabled(context, 'addressList'))) return emptyAddressBook;
  const addresses = await withUnavailableFallback(listAddresses(context.store), () => []);
  const served = addresses.filter(({ country }) => countries.some(({ code }) => code === country));
  const toSaved = (address: Address): SavedAddress => ({
    id: address.id,
    label: toCardLines(address).join(', '),
    isDefault: address.isDefault,
    fields: toAddressFields(address, user),
  });
  const ofType = (type: Address['type']) => served.filter((address) => address.type === type).map(toSaved);
  return { shipping: ofType('shipping'), billing: ofType('billing') };
}

import { toAddressLines } from '@vyloha/contract';
import type { FormAddress } from './address-fields';

export const addressTypes = ['shipping', 'billing'] as const;

/** One entry of the customer's address book; an empty string where nothing was given. */
export interface Address extends FormAddress {
  id: string;
  type: (typeof addressTypes)[number];
  fullName: string;
  businessName: string;
  phone: string;
  /** The one of its type that forms start with. */
  isDefault: boolean;
}

/** What is known of the address, line by line. */
export function toCardLines(address: Address): string[] {
  const { fullName, businessName, phone } = address;
  return [fullName, businessName, ...toAddressLines(address), phone].filter((line) => line !== '');
}

/** Query parameter with the id of the address being edited. */
export const changeKey = 'zmenit';

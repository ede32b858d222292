import { type PrintedAddress, toAddressLines } from '@vyloha/contract';

/** Whether a billing address is the shopper's: who gives none sends that of the branch or of the shop in its place. */
export function isOwnBillingAddress(billing: PrintedAddress, others: readonly (PrintedAddress | null)[]): boolean {
  const textOf = (address: PrintedAddress) => toAddressLines(address).join('\n');
  return !others.some((other) => other !== null && textOf(other) === textOf(billing));
}

/**
 * Starts the address service on the page, or leads it to the forms of a page opened since. Never rejects: without it
 * addresses are typed as ever.
 * @param scriptUrl its script
 */
export const initialiseAddressService = (scriptUrl: string): Promise<void> =>
  import('./run-address-service').then(({ runAddressService }) => runAddressService(scriptUrl)).catch(() => {});

import type { LoaderFunctionArgs } from '@remix-run/node';
import { withUnavailableFallback } from '@vyloha/http-client';
import { getAddressService } from '../../api/addresses.server';
import type { AddressServiceConfiguration } from '../../model/address-service/configuration';

const off: AddressServiceConfiguration = { isEnabled: false, projectKey: null };

/** The configuration of the address service, for its loader in the browser; off while the backend cannot say. */
export async function addressServiceLoader({ context }: LoaderFunctionArgs): Promise<Response> {
  const response = await withUnavailableFallback(getAddressService(context.store), () => null);
  // A backend without this call leaves the script to itself.
  const withoutCall = { isEnabled: response?.status === 404, projectKey: null };
  const configuration = response === null ? off : response.ok ? response.data : withoutCall;
  return Response.json(configuration, { headers: { 'Cache-Control': 'private, no-store' } });
}

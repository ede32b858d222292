import * as v from 'valibot';

/** How the shop uses the service that completes addresses. */
export interface AddressServiceConfiguration {
  isEnabled: boolean;
  /** The shop's project at the service; `null` for a script that needs none. */
  projectKey: string | null;
}

/** `GET /api/v1/address-autocomplete` on the wire. */
export const configurationResponse = v.pipe(
  v.object({ enabled: v.boolean(), projectKey: v.nullable(v.string()) }),
  v.transform(({ enabled, projectKey }): AddressServiceConfiguration => ({ isEnabled: enabled, projectKey })),
);

const configuration = v.object({ isEnabled: v.boolean(), projectKey: v.nullable(v.string()) });

/** The response of the storefront. @throws when it is none */
export function parseConfiguration(value: unknown): AddressServiceConfiguration {
  return v.parse(configuration, value);
}

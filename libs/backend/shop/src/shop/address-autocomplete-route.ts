import * as v from 'valibot';
import { dataSchema, defineRoute } from '@vyloha/backend-kernel';
import { loadShopData } from './shop-data';

const configurationSchema = v.object({ enabled: v.boolean(), projectKey: v.nullable(v.string()) });

/** On unless the shop function `address_autocomplete` switches it off. */
export const addressAutocompleteRoute = defineRoute({
  method: 'GET',
  url: '/store/api/v1/address-autocomplete',
  summary: 'Configuration of the service that completes addresses',
  response: dataSchema(configurationSchema),
  handler: async ({ db, settings }) => {
    const { functions } = (await loadShopData(db)).settings;
    const enabled = functions['address_autocomplete'] !== false;
    return { data: { enabled, projectKey: enabled ? settings.addressAutocompleteKey : null } };
  },
});

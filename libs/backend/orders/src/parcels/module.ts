import { defineModule } from '@vyloha/backend-kernel';
import { composeParcelMail } from './mail/compose-parcel-mail';
import { parcelMailKind } from './mail/enqueue-parcel-mail';
import { parcelRoutes } from './parcel-routes';
import { orderParcel } from './tables';

/** What carriers have of orders. */
export const parcelsModule = defineModule({
  name: 'parcels',
  tables: { orderParcel },
  routes: parcelRoutes,
  mails: [{ kinds: [parcelMailKind], compose: composeParcelMail }],
});

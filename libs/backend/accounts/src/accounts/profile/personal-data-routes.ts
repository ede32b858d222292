import * as v from 'valibot';
import {
  type PersonalData,
  type Route,
  dataSchema,
  defineRoute,
  enforceRateLimits,
  translate,
} from '@vyloha/backend-kernel';
import { sendLinkMail } from '../mailed-links/send-link-mail';
import { accountLimits } from '../limits';
import { maxPasswordLength } from '../passwords/new-password';
import { requireOwnPassword } from '../passwords/require-own-password';
import { loadUser } from '../user';
import { deleteAccount } from './delete-account';
import { loadPersonalData } from './load-personal-data';

const exportRoute = (personalData: readonly PersonalData[]) =>
  defineRoute({
    method: 'GET',
    url: '/store/api/v1/user/data',
    summary: 'All personal data of the customer, for export',
    access: 'customer',
    response: dataSchema(v.record(v.string(), v.unknown())),
    handler: async (ctx) => {
      await enforceRateLimits(ctx, accountLimits.exportPersonalData, { account: ctx.customerId });
      return { data: await loadPersonalData(ctx, personalData) };
    },
  });

const deletionRoute = (personalData: readonly PersonalData[]) =>
  defineRoute({
    method: 'POST',
    url: '/store/api/v1/user/deletion',
    summary: 'Deletes the account permanently; its orders are kept, as tax law requires',
    access: 'customer',
    body: v.object({ password: v.pipe(v.string(), v.minLength(1), v.maxLength(maxPasswordLength, 'tooLong')) }),
    response: dataSchema(v.object({})),
    handler: async (ctx, { body: { password } }) => {
      await requireOwnPassword(ctx, { password, field: 'password' });
      const { id, email } = await loadUser(ctx);
      const leaving = { id, email, nobody: translate(ctx.locale, 'deletedAuthor'), now: ctx.now() };
      await ctx.db.transaction((tx) => deleteAccount(tx, leaving, personalData));
      ctx.defer(() => sendLinkMail(ctx, { kind: 'accountDeleted', to: email, link: ctx.settings.publicUrl }));
      return { data: {} };
    },
  });

/** @param personalData of all modules, that of accounts first */
export const createPersonalDataRoutes = (personalData: readonly PersonalData[]): readonly Route[] => [
  exportRoute(personalData),
  deletionRoute(personalData),
];

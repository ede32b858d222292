import { lt } from 'drizzle-orm';
import {
  accessToken,
  company,
  companyMember,
  customer,
  customerAddress,
  customerToken,
  passkey,
  passkeyChallenge,
  pendingRegistration,
} from './tables';
import { type BackendModule, type PersonalData, defineModule } from '@vyloha/backend-kernel';
import { createAccountRoutes } from './account-routes';
import { shoppingList, shoppingListItem } from './lists/tables';
import { accountLimits } from './limits';
import { accountData } from './profile/account-data';
import { composeSecurityMail } from './security-mails/compose-security-mail';
import { securityMailKinds } from './security-mails/enqueue-security-mail';

/**
 * Customers: their logins, profiles and addresses.
 * @param others all other modules: the export of a customer's data, and the deletion of an account, ask each of them
 */
export function createAccountsModule(others: readonly BackendModule[]): BackendModule {
  const personalData: readonly PersonalData[] = [accountData, ...others.flatMap((module) => module.personalData ?? [])];
  return defineModule({
    name: 'accounts',
    tables: {
      accessToken,
      company,
      companyMember,
      customer,
      customerAddress,
      customerToken,
      passkey,
      passkeyChallenge,
      pendingRegistration,
      shoppingList,
      shoppingListItem,
    },
    routes: createAccountRoutes(personalData),
    limits: Object.values(accountLimits),
    mails: [{ kinds: securityMailKinds, compose: composeSecurityMail }],
    tidy: async (db, { now }) => {
      await db.delete(accessToken).where(lt(accessToken.expiresAt, now));
      await db.delete(customerToken).where(lt(customerToken.expiresAt, now));
      await db.delete(passkeyChallenge).where(lt(passkeyChallenge.expiresAt, now));
      await db.delete(pendingRegistration).where(lt(pendingRegistration.expiresAt, now));
    },
    personalData: accountData,
  });
}

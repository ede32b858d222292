import { and, eq } from 'drizzle-orm';
import {
  accessToken,
  companyMember,
  customer,
  customerAddress,
  customerToken,
  passkey,
  pendingRegistration,
} from '../tables';
import { shoppingList, shoppingListItem } from '../lists/tables';
import { type PersonalData, type Queryable, isEmail } from '@vyloha/backend-kernel';
import { outboxMail } from '@vyloha/backend-kernel/tables';

const sessionColumns = {
  device: accessToken.device,
  createdAt: accessToken.createdAt,
  expiresAt: accessToken.expiresAt,
  isStaff: accessToken.isStaff,
};

const deviceColumns = { device: customerToken.device, expiresAt: customerToken.expiresAt };

const passkeyColumns = { name: passkey.name, createdAt: passkey.createdAt, lastUsedAt: passkey.lastUsedAt };

type AccountTable =
  | 'accessToken'
  | 'companyMember'
  | 'customer'
  | 'customerAddress'
  | 'customerToken'
  | 'passkey'
  | 'pendingRegistration'
  | 'shoppingList';

async function exportLists(db: Queryable, customerId: string) {
  const isOwn = eq(shoppingList.customerId, customerId);
  const lists = await db.select().from(shoppingList).where(isOwn);
  const { listId, variantId, amount } = shoppingListItem;
  const items = await db
    .select({ listId, variantId, amount })
    .from(shoppingListItem)
    .innerJoin(shoppingList, eq(shoppingList.id, listId))
    .where(isOwn);
  const itemsOf = (id: string) => items.filter((item) => item.listId === id);
  return lists.map(({ shareToken: _, ...list }) => ({ ...list, items: itemsOf(list.id) }));
}

/** The account itself. */
export const accountData: PersonalData<AccountTable> = {
  tables: {
    accessToken: { key: 'sessions' },
    companyMember: { key: 'company' },
    customer: { key: 'profile' },
    customerAddress: { key: 'addresses' },
    customerToken: { key: 'devices' },
    passkey: { key: 'passkeys' },
    shoppingList: { key: 'shoppingLists' },
    pendingRegistration: { reason: 'of somebody without an account yet' },
  },
  export: async ({ db }, { id }) => {
    const [own] = await db.select().from(customer).where(eq(customer.id, id));
    if (own === undefined) return {};
    const { passwordHash: _, ...profile } = own;
    const isDevice = and(eq(customerToken.customerId, id), eq(customerToken.purpose, 'device'));
    return {
      profile,
      addresses: await db.select().from(customerAddress).where(eq(customerAddress.customerId, id)),
      sessions: await db.select(sessionColumns).from(accessToken).where(eq(accessToken.customerId, id)),
      devices: await db.select(deviceColumns).from(customerToken).where(isDevice),
      passkeys: await db.select(passkeyColumns).from(passkey).where(eq(passkey.customerId, id)),
      company: await db.select().from(companyMember).where(eq(companyMember.customerId, id)),
      shoppingLists: await exportLists(db, id),
    };
  },
  forget: async (tx, { id, email }) => {
    await tx.delete(pendingRegistration).where(isEmail(pendingRegistration.email, email));
    // Nobody is told any more about the safety of an account that does not exist.
    await tx.delete(outboxMail).where(and(eq(outboxMail.subjectType, 'customer'), eq(outboxMail.subjectId, id)));
    await tx.delete(customer).where(eq(customer.id, id));
  },
};

import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../database/database';
import { forgetMember } from '../../companies/approvals/forget-member';
import { leaveCompany } from '../../companies/members/change-members';
import { lockOwnSchedules } from '../../schedules/load-schedules';
import {
  cart,
  claimPhoto,
  companyInvitation,
  contactMessage,
  customer,
  newsletterSubscriber,
  pendingRegistration,
  productComment,
  review,
  shopOrder,
  watcher,
} from '../../database/schema';

const isOf = (column: AnyPgColumn, email: string): SQL => eq(sql`lower(${column})`, email.toLowerCase());

/** What orders are placed from, which goes with the account: whoever places locks it before what is changed here. */
async function lockOwn(tx: Transaction, id: string): Promise<void> {
  await lockOwnSchedules(tx, id);
  await tx.select({ id: cart.id }).from(cart).where(eq(cart.customerId, id)).orderBy(cart.id).for('update');
}

/**
 * Forgets a customer. Orders stay, as tax law demands, and belong to no account any more, and so do claims, which are
 * settled by the contact of their order, and the company's record of approvals; reviews and questions stay without their
 * author. Everything else that is the customer's goes: by foreign keys with the account, or by the e-mail.
 * @throws HttpError 409 for the last owner of a company with other members
 * @param nobody what is shown in place of the author
 */
export async function deleteAccount(
  tx: Transaction,
  { id, email, nobody, now }: { id: string; email: string; nobody: string; now: Date },
): Promise<void> {
  await lockOwn(tx, id);
  await forgetMember(tx, { id, nobody, now });
  await leaveCompany(tx, id);
  await tx.delete(claimPhoto).where(and(eq(claimPhoto.customerId, id), isNull(claimPhoto.claimId)));
  await tx.delete(companyInvitation).where(isOf(companyInvitation.email, email));
  await tx.update(shopOrder).set({ customerId: null }).where(eq(shopOrder.customerId, id));
  await tx
    .update(review)
    .set({ email: null, authorName: nobody })
    .where(or(eq(review.customerId, id), isOf(review.email, email)));
  await tx.update(productComment).set({ email: null, authorName: nobody }).where(isOf(productComment.email, email));
  await tx.delete(contactMessage).where(isOf(contactMessage.email, email));
  await tx.delete(watcher).where(isOf(watcher.email, email));
  await tx.delete(newsletterSubscriber).where(isOf(newsletterSubscriber.email, email));
  await tx.delete(pendingRegistration).where(isOf(pendingRegistration.email, email));
  await tx.delete(customer).where(eq(customer.id, id));
}

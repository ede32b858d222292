import { eq } from 'drizzle-orm';
import {
  type ComposedMail,
  type Database,
  type OutboxMail,
  hashToken,
  linkMail,
  messageIdOf,
  newToken,
} from '@vyloha/backend-kernel';
import { company } from '@vyloha/backend-accounts/tables';
import { companyInvitation } from '../tables';
import { loadShopData } from '@vyloha/backend-shop';

/** The mail with the link of an invitation; null when it was withdrawn or accepted meanwhile. */
export async function composeInvitationMail(
  { db, now }: { db: Database; now: () => Date },
  { id, recipient, subjectId }: OutboxMail,
): Promise<ComposedMail | null> {
  const ofInvitation = eq(companyInvitation.id, subjectId);
  const token = newToken();
  const [invitation] = await db
    .update(companyInvitation)
    .set({ tokenHash: hashToken(token) })
    .where(ofInvitation)
    .returning();
  if (invitation === undefined || invitation.expiresAt <= now()) return null;
  const [inviting] = await db.select({ name: company.name }).from(company).where(eq(company.id, invitation.companyId));
  const { contact } = (await loadShopData(db)).settings;
  const link = new URL(invitation.callbackUrl);
  link.searchParams.set('token', token);
  const mail = linkMail({
    kind: 'companyInvitation',
    locale: invitation.locale,
    to: recipient,
    link: link.href,
    companyName: inviting?.name,
    shop: contact,
  });
  return {
    mail: { ...mail, messageId: messageIdOf(contact, 'invitation', id) },
    sender: contact,
    forgetSecret: async () => {
      await db.update(companyInvitation).set({ tokenHash: null }).where(ofInvitation);
    },
  };
}

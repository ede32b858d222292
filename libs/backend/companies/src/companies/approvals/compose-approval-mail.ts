import { accountPaths } from '@vyloha/links';
import { desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import {
  type ComposedMail,
  type Database,
  type OutboxMail,
  type Settings,
  linkMail,
  messageIdOf,
} from '@vyloha/backend-kernel';
import { approvalEvent, approvalRequest } from '../tables';
import { formatPrice, loadShopData } from '@vyloha/backend-shop';
import { approvalMailKinds } from './approval-log';

/** A mail about a request; the one that asks for a decision is of no use any more once it was made. */
export async function composeApprovalMail(
  { db, settings: { publicUrl } }: { db: Database; settings: Pick<Settings, 'publicUrl'> },
  { id, recipient, kind: storedKind, subjectId: approvalId }: OutboxMail,
): Promise<ComposedMail | null> {
  const kind = v.parse(v.picklist(approvalMailKinds), storedKind);
  const [request] = await db.select().from(approvalRequest).where(eq(approvalRequest.id, approvalId));
  if (request === undefined || (kind === 'approvalRequested' && request.status !== 'waiting')) return null;
  // The one that the mail is about is the latest.
  const [event] = await db
    .select()
    .from(approvalEvent)
    .where(eq(approvalEvent.requestId, approvalId))
    .orderBy(desc(approvalEvent.id))
    .limit(1);
  const { settings } = await loadShopData(db);
  const { contact } = settings;
  const mail = linkMail({
    kind,
    locale: request.locale,
    to: recipient,
    link: new URL(accountPaths.approval(approvalId), publicUrl).href,
    personName: event?.actorName,
    reason: event?.reason ?? '',
    price: formatPrice(request.totalMinor, request.currency, settings),
    shop: contact,
  });
  return {
    mail: { ...mail, messageId: messageIdOf(contact, 'approval', id) },
    sender: contact,
  };
}

import { paths } from '@vyloha/links';
import { mailRegistration } from '../accounts/mail-registration';
import { addPendingRegistration } from '../accounts/pending-registrations';
import { normalizeEmail } from '../accounts/find-customer';
import type { Transaction } from '../database/database';
import { countCall } from '../server/count-call';
import { Refusal } from '../server/refusal';
import type { RequestContext } from '../server/request-context';
import type { PlaceInput } from './place-input';

/**
 * Registers with what an order says. Whether the e-mail has an account already decides nothing about the order; the
 * mail tells its owner.
 * @returns the secret of the mail's link; null without a password, which is without registering
 */
export async function registerCustomer(
  tx: Transaction,
  input: PlaceInput,
  { passwordHash, now }: { passwordHash: string | null; now: Date },
): Promise<string | null> {
  if (passwordHash === null) return null;
  const { email, firstName, lastName, phone, business, shipping, billing_address: billing } = input;
  const person = {
    firstName,
    lastName,
    phone,
    address: business === null ? shipping.address : billing,
    business: business === null ? null : { name: business.business_name, tin: business.TIN, vatin: business.VATIN },
  };
  return addPendingRegistration(tx, { email, passwordHash, person }, now);
}

/** Too many mails to one mailbox are no reason to refuse an order. */
export function mailOrderRegistration(ctx: RequestContext, email: string, token: string): void {
  const callback = new URL(paths.activate(), ctx.settings.publicUrl).href;
  ctx.defer(async () => {
    try {
      await countCall(ctx, 'registerWithOrder', { mailbox: normalizeEmail(email) });
    } catch (error) {
      if (error instanceof Refusal) return;
      throw error;
    }
    await mailRegistration(ctx, { email, token, callback });
  });
}

import {
  accountLimits,
  addPendingRegistration,
  hashPassword,
  mailRegistration,
  normalizeEmail,
} from '@vyloha/backend-accounts';
import { paths } from '@vyloha/links';
import { HttpError, type RequestContext, type Transaction, enforceRateLimits } from '@vyloha/backend-kernel';
import type { PlaceInput } from './place-input';

/** Hashing takes time, so it is done before any row is locked. */
export async function hashForRegistration(ctx: RequestContext, input: PlaceInput): Promise<string | null> {
  if (ctx.customerId !== null || !input.registration) return null;
  return hashPassword(input.password);
}

/**
 * Registers with the data of an order. Whether the e-mail already has an account does not affect the order; the mail
 * informs its owner.
 * @returns the secret of the mail's link; null without a password, which means no registration
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
      await enforceRateLimits(ctx, accountLimits.registerWithOrder, { mailbox: normalizeEmail(email) });
    } catch (error) {
      if (error instanceof HttpError) return;
      throw error;
    }
    await mailRegistration(ctx, { email, token, callback });
  });
}

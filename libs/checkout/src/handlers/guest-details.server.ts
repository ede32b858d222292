import type { AppLoadContext } from '@remix-run/node';
import { parseGuestDetails, serializeGuestDetails } from '../model/guest-details';
import type { DeliveryDetails } from '../model/delivery-details/delivery-details';

/** Keeps a guest's details for their next order, in a sealed cookie of this browser alone; customers have an account. */
export function rememberGuest({ cookies, shopper }: AppLoadContext, details: DeliveryDetails | null): void {
  if (details !== null && !shopper.isLoggedIn) cookies.setSealed('guestDetails', serializeGuestDetails(details));
}

/** What a guest ordered with before; `null` for customers. */
export function recallGuest({ cookies, shopper }: AppLoadContext): DeliveryDetails | null {
  return shopper.isLoggedIn ? null : parseGuestDetails(cookies.getSealed('guestDetails'));
}

/** Removes them, also from an order that is not placed yet. */
export function forgetGuest({ cookies }: AppLoadContext): void {
  cookies.clear('guestDetails');
  cookies.clear('checkout');
}

import * as v from 'valibot';
import { filledDetails, type DeliveryDetails } from './delivery-details/delivery-details';

/** Increased whenever the stored format changes; others are dropped. */
const version = 1;

const storedGuest = v.object({ version: v.literal(version), details: filledDetails });

/** Text for the cookie, without blanks; what was agreed to is agreed to anew with each order. */
export function serializeGuestDetails(details: DeliveryDetails): string {
  const { businessTerms: _agreed, ...rest } = details;
  const filled = Object.entries(rest).filter(([, value]) => value !== '' && value !== false);
  return JSON.stringify({ version, details: Object.fromEntries(filled) });
}

/** Parses the cookie's text; `null` when it is absent, invalid or of another version. */
export function parseGuestDetails(text: string | null): DeliveryDetails | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), storedGuest), text);
  return parsed.success ? parsed.output.details : null;
}

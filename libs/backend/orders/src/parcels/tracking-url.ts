/**
 * The carrier's page about a parcel.
 * @param pattern with `{number}` for the tracking number; null where the carrier has no such page
 */
export function toTrackingUrl(pattern: string | null, trackingNumber: string | null): string | null {
  if (pattern === null || trackingNumber === null) return null;
  return pattern.replaceAll('{number}', () => encodeURIComponent(trackingNumber));
}

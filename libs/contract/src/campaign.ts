/** The parameters that identify a campaign; any other `utm_` parameter is ignored. */
const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id'];
/** Of one value; longer values are not from a campaign. */
const maxValueLength = 100;
/** Of all of it as an order carries it; encoded once more it still fits into a cookie. */
export const maxCampaignLength = 2_000;

/**
 * The campaign of a URL's query or of the `utm` cookie, in the form the cookie stores and an order carries; `null` for
 * none. Values that would make it too long are left out.
 */
export function parseCampaign(search: string): string | null {
  const searchParams = new URLSearchParams(search);
  const campaignParams = new URLSearchParams();
  for (const name of names) {
    const value = searchParams.get(name)?.trim().slice(0, maxValueLength);
    if (!value) continue;
    campaignParams.set(name, value);
    if (campaignParams.toString().length > maxCampaignLength) campaignParams.delete(name);
  }
  return campaignParams.size === 0 ? null : campaignParams.toString();
}

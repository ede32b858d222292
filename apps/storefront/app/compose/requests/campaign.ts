/** The parameters that identify a campaign; any other `utm_` parameter is ignored. */
const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id'];
/** Of one value; longer values are not from a campaign. */
const maxLength = 100;

/** The campaign of a URL, in the form the `utm` cookie stores and an order carries; `null` for none. */
export function parseCampaign(search: string): string | null {
  const searchParams = new URLSearchParams(search);
  const campaignParams = new URLSearchParams();
  for (const name of names) {
    const value = searchParams.get(name)?.trim().slice(0, maxLength);
    if (value) campaignParams.set(name, value);
  }
  return campaignParams.size === 0 ? null : campaignParams.toString();
}

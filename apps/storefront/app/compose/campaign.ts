/** The parameters by which a campaign is recognised; what else begins with `utm_` is nobody's. */
const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id'];
/** Of one value; longer ones are no campaign's. */
const mostCharacters = 100;

/** The campaign that led to an address, as the `utm` cookie keeps it and an order names it; `null` for none. */
export function campaignOf(search: string): string | null {
  const asked = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = asked.get(name)?.trim().slice(0, mostCharacters);
    if (value) kept.set(name, value);
  }
  return kept.size === 0 ? null : kept.toString();
}

const postcodeByCountry: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    AUT: /^\d{4}$/,
    CHE: /^\d{4}$/,
    CZE: /^\d{3} ?\d{2}$/,
    DEU: /^\d{5}$/,
  }),
);

/** Whether the postcode has the country's format (ISO alpha-3). Countries without a known format accept anything. */
export function isPostcode(postcode: string, country: string): boolean {
  return postcodeByCountry.get(country)?.test(postcode.trim()) ?? true;
}

function escapeForRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Whether the street does not contain the given house number. '17. listopadu' does not contain 1. */
export function isStreetOnly(street: string, houseNumber: string): boolean {
  const number = houseNumber.trim();
  return number === '' || !new RegExp(`(?:^|\\D)${escapeForRegExp(number)}(?!\\d)`, 'i').test(street);
}

/** Whether it is a single word and not the street again. */
export function isHouseNumber(houseNumber: string, street: string): boolean {
  const number = houseNumber.trim();
  return /^\S+$/.test(number) && number.toLowerCase() !== street.trim().toLowerCase();
}

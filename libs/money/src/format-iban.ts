/** An IBAN as people read it: groups of four that stay on one line. */
export function formatIban(iban: string): string {
  return iban.replace(/\s/g, '').replace(/.{4}(?=.)/g, '$&\u00A0');
}

/** The vendors' shortest limit of ids. */
const maxLength = 36;
const hashLength = 11;

/** Two 32-bit hashes as 53 bits in base 36 (cyrb53): ids of one import often begin alike, so 32 bits would be few. */
function hashOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 0x9e3779b1);
    low = Math.imul(low ^ unit, 0x5f356495);
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  const hash = 0x1_0000_0000 * (low & 0x1f_ffff) + (high >>> 0);
  return hash.toString(36).padStart(hashLength, '0');
}

/**
 * Id of a variant or product for everybody outside: feeds, measuring, questionnaires and conversions, which compare it. A
 * longer one than all vendors accept ends in a hash of the whole, and so stays the same and its own.
 */
export function offerId(id: string): string {
  return id.length <= maxLength ? id : `${id.slice(0, maxLength - hashLength - 1)}-${hashOf(id)}`;
}

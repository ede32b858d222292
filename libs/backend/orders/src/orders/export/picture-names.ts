const maxLength = 80;
/** Windows opens a device instead of a file of this name. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

function toSafeName(code: string): string {
  const safe = code
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}_-]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, maxLength);
  return safe === '' || deviceName.test(safe) ? `_${safe}` : safe;
}

/** Names files by the codes of products: no folders, no reserved names, each once whatever the case. */
export class PictureNames {
  readonly #used = new Set<string>();

  /** @param extension without its dot */
  next(code: string, extension: string): string {
    const name = toSafeName(code);
    for (let count = 1; ; count += 1) {
      const candidate = `${count === 1 ? name : `${name}-${count}`}.${extension}`;
      const key = candidate.toLowerCase();
      if (this.#used.has(key)) continue;
      this.#used.add(key);
      return candidate;
    }
  }
}

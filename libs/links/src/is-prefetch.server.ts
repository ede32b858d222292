const purposeHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/** Whether a browser asks for a page that its user may not open: it must change nothing. */
export function isPrefetch(header: (name: string) => unknown): boolean {
  return purposeHeaders.some((name) => /prefetch|preview/i.test(String(header(name) ?? '')));
}

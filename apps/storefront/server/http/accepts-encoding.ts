export type Encoding = 'br' | 'gzip';

/** Encodings in the shop's order of preference. */
const preferred: readonly Encoding[] = ['br', 'gzip'];

function refuses(parameters: readonly string[]): boolean {
  return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter.trim()));
}

/** The best of the available encodings that an `Accept-Encoding` header allows; `null` for the uncompressed body. */
export function acceptedEncoding(header: string | undefined, available: readonly Encoding[]): Encoding | null {
  if (header === undefined) return null;
  const accepted = new Set<string>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';');
    if (!refuses(parameters)) accepted.add(name.trim());
  }
  return preferred.find((encoding) => available.includes(encoding) && accepted.has(encoding)) ?? null;
}

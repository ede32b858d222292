export type TranslationValues = Readonly<Record<string, string | number>>;

/** Puts values in place of `{name}`; what has no value stays, and braces inside a value are never read again. */
export function interpolate(text: string, values: TranslationValues): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}

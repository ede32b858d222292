export type TranslationValues = Readonly<Record<string, string | number>>;

/** Replaces `{name}` by values; a placeholder without a value stays, braces inside a value are not interpolated. */
export function interpolate(text: string, values: TranslationValues): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}

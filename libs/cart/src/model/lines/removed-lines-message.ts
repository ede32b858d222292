type Translate = (key: string, values: Readonly<Record<string, string>>) => string;

/** That lines of products no longer sold were removed, by their names where those are known. */
export function removedLinesMessage(names: readonly string[], t: Translate): string {
  return names.length === 0
    ? t('cart:remove.invalid', {})
    : t('cart:remove.invalidNamed', { names: [...new Set(names)].join(', ') });
}

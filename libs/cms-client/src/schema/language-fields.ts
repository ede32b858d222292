import { locales } from '@vyloha/contract';

/** The schema with a field for each language in its types of translated values, all of the same type. */
export function withLanguageFields(sdl: string): string {
  return sdl.replace(/^(type \w*Translated\w* \{\n)(?: {2}\w+: (.+)\n)+/gm, (_, head: string, fieldType: string) => {
    const fields = locales.map((locale) => `  ${locale}: ${fieldType}\n`);
    return head + fields.join('');
  });
}

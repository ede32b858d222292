// @ts-check

/** `Gift cards` or `giftCards` -> `gift-cards`; letters lose their diacritics. @param {string} text */
export function kebabCase(text) {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** `gift-cards` -> `GiftCards`. @param {string} text */
export const pascalCase = (text) => kebabCase(text).replace(/(^|-)(\w)/g, (_, __, letter) => letter.toUpperCase());

/** `gift-cards` -> `giftCards`. @param {string} text */
export function camelCase(text) {
  const name = pascalCase(text);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

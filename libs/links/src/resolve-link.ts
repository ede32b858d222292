/** Schemes an editor may link to without `//`, and any scheme followed by `//`. */
const externalScheme = /^(?:(?:mailto|tel|sms|geo|market):|[a-z][a-z0-9+.-]*:\/\/)/i;

/** Schemes that execute scripts; a link with one of them is treated as a path, which yields a harmless 404. */
const executableScheme = /^(?:javascript|vbscript|data):/i;

/** Browsers drop control characters inside a URL: `java script:` with a line break is a scheme. */
const controlCharacters = /\p{Cc}/gu;

function cleanLink(to: string): string {
  return to.replace(controlCharacters, '').trim();
}

/** Links that leave the shop or open another application; used unchanged. */
export function isExternalLink(to: string): boolean {
  const link = cleanLink(to);
  return externalScheme.test(link) && !executableScheme.test(link);
}

/**
 * Resolves an editor's link: links with a scheme and anchors stay unchanged, everything else becomes a path of this
 * shop with its query. Never yields another origin from a path.
 */
export function resolveLink(to: string): string {
  const link = cleanLink(to);
  if (isExternalLink(link) || link.startsWith('#')) return link;
  return `/${link.replaceAll('\\', '%5C').replace(/^\/+/, '')}`;
}

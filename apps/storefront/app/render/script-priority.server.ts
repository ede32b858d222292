const preload = '<link rel="modulepreload"';
/** Of the script by which Remix starts the page: the last one that it renders. */
const moduleType = ' type="module"';
const low = ' fetchpriority="low"';

/**
 * Lets browsers fetch scripts after what a shopper sees: they compete with styles, the font and the largest picture
 * otherwise, and the page works without them. Searching whole tags would take a thirtieth of a page's time.
 */
export function withLowScriptPriority(html: string): string {
  const type = html.lastIndexOf(moduleType);
  const start = type === -1 ? '' : `${html.slice(0, type)}${low}`;
  return (start + html.slice(Math.max(type, 0))).replaceAll(preload, preload + low);
}

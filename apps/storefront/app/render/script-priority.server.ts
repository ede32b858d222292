/** Remix's tags that make a browser fetch the scripts of a page. */
const scriptTag = /<link rel="modulepreload"|<script(?=[^>]* type="module")/g;

/**
 * Lets browsers fetch scripts after what a shopper sees: they compete with styles, the font and the largest picture
 * otherwise, and the page works without them.
 */
export function withLowScriptPriority(html: string): string {
  return html.replaceAll(scriptTag, '$& fetchpriority="low"');
}

import { withOrdinarySpaces } from '@vyloha/contract';

/** Escapes what could end the element or start another one; the JSON value stays the same. */
function toScriptText(data: unknown): string {
  return withOrdinarySpaces(JSON.stringify(data)).replaceAll('<', '\\u003c');
}

interface JsonLdProps {
  /** `false` in browsers, so that the code that describes a page is the server's alone. */
  data: unknown;
}

/**
 * Structured data for search engines: a data block, which browsers do not execute and no CSP has to allow. React keeps
 * what the server has written; pages that a shopper navigates to need none.
 */
export function JsonLd({ data }: JsonLdProps) {
  const html = { __html: data === false ? '' : toScriptText(data) };
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}

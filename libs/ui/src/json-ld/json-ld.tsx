/** Escapes what could end the element or start another one; the JSON value stays the same. */
function toScriptText(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Structured data for search engines: a data block, which browsers do not execute and no CSP has to allow. */
export function JsonLd({ data }: { data: unknown }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptText(data) }} />;
}

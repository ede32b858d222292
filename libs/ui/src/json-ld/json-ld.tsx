/** Escapes what could end the element or begin another one; JSON reads it all the same. */
function toScriptText(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Structured data for search engines: a data block, which no browser runs and no policy has to allow. */
export function JsonLd({ data }: { data: unknown }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptText(data) }} />;
}

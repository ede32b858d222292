import { createHash } from 'node:crypto';

const inlineScript = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g;

/** Data blocks (`application/ld+json`) are not executed, so a policy does not apply to them. */
function isExecuted(attributes: string): boolean {
  const type = /\stype="([^"]*)"/.exec(attributes)?.[1];
  return !/\ssrc=/.test(attributes) && (type === undefined || type === 'module' || type === 'text/javascript');
}

/** The sources a policy needs to allow exactly the inline scripts of a page: hashes of the text between the tags. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(inlineScript)) {
    if (!isExecuted(groups?.['attributes'] ?? '')) continue;
    const digest = createHash('sha256')
      .update(groups?.['text'] ?? '')
      .digest('base64');
    hashes.add(`'sha256-${digest}'`);
  }
  return [...hashes];
}

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '\n': '\\n',
  '\r': '\\r',
  '&': '\\u0026',
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * A JavaScript string literal that is safe between script tags. It uses single quotes, since loader data is full
 * of double ones: escaping them would take a fifth of the script.
 */
export function toScriptString(text: string): string {
  return `'${text.replace(/[\\'&<>\u2028\u2029\n\r]/g, (character) => escapes[character] ?? character)}'`;
}

/** The script that hands the loader data of a finished page to Remix in the browser. */
export function handOffScript(chunk: string, nonce: string | undefined): string {
  const attribute = nonce === undefined ? '' : ` nonce="${nonce}"`;
  const controller = 'window.__remixContext.streamController';
  return `<script${attribute}>${controller}.enqueue(${toScriptString(chunk)});${controller}.close();</script>`;
}

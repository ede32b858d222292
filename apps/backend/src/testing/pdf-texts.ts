import { inflateSync } from 'node:zlib';

/** Letters by the codes of a font, of the map that programs copy text by. */
function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  const ranges = map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi);
  for (const [, first = '', list = ''] of ranges) {
    for (const [index, [, units = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries()) {
      const code = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      const letter = Buffer.from(units.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');
      letters.set(code, letter);
    }
  }
  return letters;
}

/** What stands on a PDF that the backend wrote, with plain spaces: a text for each line of a cell or paragraph, as it was written. */
export function pdfTexts(pdf: Buffer): string[] {
  const objects = new Map(
    [...pdf.toString('latin1').matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)].map(([, id = '', body = '']) => [id, body]),
  );
  const streamOf = (id = '') => {
    const body = objects.get(id) ?? '';
    const content = /stream\r?\n(.*?)\r?\nendstream/s.exec(body)?.[1] ?? '';
    const bytes = Buffer.from(content, 'latin1');
    return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
  };
  const fonts = new Map<string, Map<string, string>>();
  for (const body of objects.values()) {
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1];
      if (map !== undefined) fonts.set(name, lettersOf(streamOf(map)));
    }
  }
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body));
  return pages.flatMap((page) => {
    const content = streamOf(/\/Contents (\d+) 0 R/.exec(page)?.[1]);
    return [...content.matchAll(/\bBT\b(.*?)\bET\b/gs)].map(([, block = '']) => {
      const font = fonts.get(/\/(F\d+) [\d.]+ Tf/.exec(block)?.[1] ?? '');
      const codes = [...block.matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      const text = codes.map((code) => font?.get(code.toLowerCase()) ?? '').join('');
      return text.replaceAll('\u00a0', ' ').trim();
    });
  });
}

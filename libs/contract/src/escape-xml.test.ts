import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeXml } from './escape-xml';

it.each([
  [`<a href="x">'&'</a>`, '&lt;a href=&quot;x&quot;&gt;&apos;&amp;&apos;&lt;/a&gt;'],
  ['a\u0000b\u0008c\u000bd\u000ce\u001ff\ufffeg\uffffh', 'abcdefgh'],
  ['lone \ud800 and \udc00, a pair \u{1f331}', 'lone  and , a pair \u{1f331}'],
  ['\t, \n and \r stay', '\t, \n and \r stay'],
])('%j is written as %j', (text, escaped) => {
  expect(escapeXml(text)).toBe(escaped);
});

it('leaves nothing that XML 1.0 forbids', () => {
  const char = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => char.test(escapeXml(text))));
  const units = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit));
  expect(units.filter((unit) => !char.test(escapeXml(unit)))).toEqual([]);
});

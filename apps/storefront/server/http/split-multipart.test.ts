import { describe, expect, it } from 'vitest';
import { splitMultipart } from './split-multipart';

const type = 'multipart/form-data; boundary=x';

function part(name: string, value: string, rest = ''): string {
  return `--x\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\n${value}\r\n`;
}
const split = (text: string, contentType = type, maxParts = 200) =>
  splitMultipart(Buffer.from(text), contentType, maxParts).map(({ name, isFile, content }) => [
    name,
    isFile,
    content.toString(),
  ]);

describe('a multipart form', () => {
  it('is split into fields and files, whatever these are called and contain', () => {
    const file = part(
      'photoFiles',
      'a --x is no boundary\r\n\r\n--y',
      '; filename="../a; name=b.jpg"\r\nContent-Type: image/jpeg',
    );
    expect(split(`${part('text', 'žluťoučký\r\nkůň')}${file}${part('empty', '')}--x--\r\n`)).toEqual([
      ['text', false, 'žluťoučký\r\nkůň'],
      ['photoFiles', true, 'a --x is no boundary\r\n\r\n--y'],
      ['empty', false, ''],
    ]);
  });

  it('may quote its boundary, and have no part', () => {
    expect(split(`${part('a', '1')}--x--`, 'multipart/form-data; charset=utf-8; boundary="x"')).toEqual([
      ['a', false, '1'],
    ]);
    expect(split('--x--\r\n')).toEqual([]);
  });

  it.each([
    ['', type],
    ['no part', type],
    ['--x', type],
    ['--x\r\n', type],
    ['--x\r\nContent-Disposition: form-data; name="a"', type],
    [part('a', '1'), type],
    [`${part('a', '1')}--x\r\nContent-Disposition: attachment\r\n\r\n1\r\n--x--`, type],
    [`${part('a', '1')}--x--`, 'multipart/form-data'],
    [`${part('a', '1')}--x--`, `multipart/form-data; boundary=${'x'.repeat(71)}`],
  ])('like %j of %j is refused', (text, contentType) => {
    expect(() => split(text, contentType)).toThrow('Malformed form');
  });

  it('has a limited number of parts', () => {
    expect(split(`${part('a', '1').repeat(3)}--x--`, type, 3)).toHaveLength(3);
    expect(() => split(`${part('a', '1').repeat(4)}--x--`, type, 3)).toThrow('Too many fields');
  });
});

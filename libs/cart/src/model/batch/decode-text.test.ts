import { expect, it } from 'vitest';
import { decodeText } from './decode-text';

const text = 'Kód;Množství\r\nŽ-1;ďábel';
/** As Czech Windows write it. */
const windows1250 = Buffer.from('4bf3643b4d6e6f9e737476ed0d0a8e2d313befe162656c', 'hex');

it.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`)],
  ['Windows-1250', windows1250],
  ['the Unicode text of Excel', Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16 of the other order', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
])('reads %s', (_, bytes) => {
  expect(decodeText(bytes)).toBe(text);
});

it.each(['89504e470d0a1a0a0000', '255044462d312e370a00', 'efbbbfff'])('reads no other file: %s', (hex) => {
  expect(decodeText(Buffer.from(hex, 'hex'))).toBeNull();
});

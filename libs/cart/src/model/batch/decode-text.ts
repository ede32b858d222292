const utf8Mark = [0xef, 0xbb, 0xbf];
const utf16Encodings = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
];

/** No text has them; a file of a program does. */
const binaryCharacter = /[\u0000-\u0008\u000e-\u0019\u001b-\u001f\ufffe\uffff]/;

/** Whether a file begins with these bytes. */
export function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

function decode(bytes: Uint8Array): string {
  const utf16 = utf16Encodings.find(({ mark }) => startsWith(bytes, mark));
  if (utf16 !== undefined) return new TextDecoder(utf16.encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    // What Czech and Slovak Windows call ANSI.
    if (!startsWith(bytes, utf8Mark)) return new TextDecoder('windows-1250').decode(bytes);
    throw error;
  }
}

/**
 * The text of a file: UTF-8, UTF-16 as Excel saves 'Unicode text', else Windows-1250.
 * @returns `null` for a file that is no text
 */
export function decodeText(bytes: Uint8Array): string | null {
  try {
    const text = decode(bytes);
    return binaryCharacter.test(text) ? null : text;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

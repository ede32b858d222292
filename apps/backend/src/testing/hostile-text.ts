import * as fc from 'fast-check';

/** Characters that are not seen, or change the direction of what is. */
export const invisible = /[\p{Cc}\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/u;

/** A mail without what breaks links in it unseen. */
export const withoutBrokenDots = (text: string): string => text.replaceAll('\u2060.', '.');

/** Input that tries to put something of its own into a mail. */
export const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '<a href="http://evil.example">výhra</a>',
    '"><script>alert(1)</script>',
    'Jan\r\nBcc: all@example.com',
    'Jan\nSubject: jiný\n\ntělo',
    '\u202Emoc.live\u2066',
    'Navštivte http://evil.example/x a www.evil.cz',
    'pište na evil@evil.example',
    '{shop}{link}{products}{email}{code}',
    'dlouhé '.repeat(5000),
  ),
);

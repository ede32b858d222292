import type { ReactNode } from 'react';

/** A sentence with a link in it: the text has `{link}` where the link stands. */
export function LinkedText({ text, link }: { text: string; link: ReactNode }) {
  const [before, after] = text.split('{link}');
  return (
    <>
      {before}
      {link}
      {after}
    </>
  );
}

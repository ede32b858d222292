import type { ReactNode } from 'react';

/** A sentence with a link at the placeholder `{link}`. */
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

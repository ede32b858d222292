import { Outlet, useMatches } from '@remix-run/react';
import { ContentText } from '@vyloha/content-blocks/ui';
import type { ContentTextProps } from '@vyloha/content-blocks/ui';
import { Suspense, lazy } from 'react';

/** Few addresses show a found text, so browsers fetch it for those alone; the server has it at hand. */
const FoundText = import.meta.env.SSR
  ? ContentText
  : lazy(async () => ({ default: (await import('./found-text')).ContentText }));

function isFoundText(data: unknown): data is ContentTextProps['page'] {
  return typeof data === 'object' && data !== null && 'isFoundText' in data;
}

/** The route's page, or the text that was found for its address where it has none. */
export function PageOrFoundText() {
  const text = useMatches()
    .map(({ data }) => data)
    .find(isFoundText);
  if (text === undefined) return <Outlet />;
  return (
    <Suspense>
      <FoundText page={text} />
    </Suspense>
  );
}

import { lazyNamed } from '@vyloha/ui';
import { Outlet, useMatches } from '@remix-run/react';
import { ContentText } from '@vyloha/content-blocks/ui';
import type { ContentTextProps } from '@vyloha/content-blocks/ui';
import { Suspense } from 'react';

/** Few URLs show a fallback text, so browsers fetch its code for those alone; the server has it loaded. */
const FallbackText = import.meta.env.SSR ? ContentText : lazyNamed(() => import('./fallback-text'), 'ContentText');

function isFallbackText(data: unknown): data is ContentTextProps['page'] {
  return typeof data === 'object' && data !== null && 'isFallbackText' in data;
}

/** The route's page, or the text that was found for its URL where it has none. */
export function PageOrFallbackText() {
  const text = useMatches()
    .map(({ data }) => data)
    .find(isFallbackText);
  if (text === undefined) return <Outlet />;
  return (
    <Suspense>
      <FallbackText page={text} />
    </Suspense>
  );
}

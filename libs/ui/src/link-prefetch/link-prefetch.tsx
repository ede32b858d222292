import { useIdleComponent } from '../loading/use-idle-component';

const loadPrefetchLinks = () => import('./prefetch-links').then(({ PrefetchLinks }) => PrefetchLinks);

/** Loads pages ahead when the shopper is about to follow a link, wherever it is; once the browser is idle. */
export function LinkPrefetch() {
  const PrefetchLinks = useIdleComponent(loadPrefetchLinks);
  return PrefetchLinks && <PrefetchLinks />;
}

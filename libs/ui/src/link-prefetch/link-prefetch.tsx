import { useInteractionComponent } from '../loading/use-idle-component';

const loadPrefetchLinks = () => import('./prefetch-links').then(({ PrefetchLinks }) => PrefetchLinks);

/** Loads pages ahead when the shopper is about to follow a link, wherever it is. */
export function LinkPrefetch() {
  const PrefetchLinks = useInteractionComponent(loadPrefetchLinks);
  return PrefetchLinks && <PrefetchLinks />;
}

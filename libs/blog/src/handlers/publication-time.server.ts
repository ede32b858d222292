import type { BlogContext } from './blog-context.server';

/** Until when articles must be published to be shown; null for an editor, who gets a planned one by the link of a preview. */
export function publicationTime({ cookies }: Pick<BlogContext, 'cookies'>): Date | null {
  return cookies.getSealed('preview') === null ? new Date() : null;
}

import type { AppLoadContext } from '@remix-run/node';

/** A page of the shop as a whole address, for links in mails. */
export function ownPage({ config }: AppLoadContext, path: string): string {
  return new URL(path, config.publicUrl).href;
}

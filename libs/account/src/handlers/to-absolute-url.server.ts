import type { AppLoadContext } from '@remix-run/node';

/** Absolute URL of a page, for links in mails. */
export function toAbsoluteUrl({ config }: AppLoadContext, path: string): string {
  return new URL(path, config.publicUrl).href;
}

import { paths } from '@vyloha/links';
import type { Settings } from '@vyloha/backend-kernel';

/** The storefront page that cancels a watch. */
export function cancelLink({ publicUrl }: Pick<Settings, 'publicUrl'>, token: string): string {
  return new URL(paths.cancelWatch(token), publicUrl).href;
}

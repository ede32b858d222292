import type { Recommendation } from '@vyloha/catalog';
import type { MessagesByNamespace } from '@vyloha/i18n';
import type { ErrorPageProps } from '@vyloha/shell/ui';

/** What the error page is told of a failure, besides its status. */
export interface ToldFailure {
  /** Of the document. */
  title: string;
  /** What editors wrote for it. */
  content: NonNullable<ErrorPageProps['content']> | null;
  /** Goods to go on with, and the texts that they need. */
  goods: { recommended: Recommendation; messages: MessagesByNamespace } | null;
}

/** Tells what the error page was told from whatever else a failure carries. */
export function isToldFailure(data: unknown): data is ToldFailure {
  return typeof data === 'object' && data !== null && 'content' in data && 'goods' in data;
}

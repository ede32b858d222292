import type { Recommendation } from '@vyloha/catalog';
import type { MessagesByNamespace } from '@vyloha/i18n';
import type { ErrorPageProps } from '@vyloha/shell/ui';

/** The data an error page receives about a failure, besides its status. */
export interface ErrorPageData {
  /** Title of the document. */
  title: string;
  /** Content that editors wrote for this error. */
  content: NonNullable<ErrorPageProps['content']> | null;
  /** Recommended products, and the texts that they need. */
  recommendations: { recommended: Recommendation; messages: MessagesByNamespace } | null;
}

/** Distinguishes error page data from any other error value. */
export function isErrorPageData(data: unknown): data is ErrorPageData {
  return typeof data === 'object' && data !== null && 'content' in data && 'recommendations' in data;
}

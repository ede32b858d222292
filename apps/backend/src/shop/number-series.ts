import type { DocumentKind } from '../documents/document-kinds';

/** What has numbers of its own, rising within a year. */
export type NumberSeries = 'order' | 'quote' | 'claim' | DocumentKind;

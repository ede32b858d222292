/** What has numbers of its own, rising within a year. */
export type NumberSeries = 'order' | 'quote' | 'claim' | 'report' | DocumentSeries | `${DocumentSeries} ${string}`;

/** Documents, which may have further series; their prefix is behind the kind. */
type DocumentSeries = 'invoice' | 'creditNote' | 'deliveryNote';

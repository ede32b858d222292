/** What has numbers of its own, rising within a year. */
export type NumberSeries = 'order' | 'quote' | 'claim' | 'report' | 'invoice' | 'creditNote' | 'deliveryNote';

/** How an import writes. */
export interface WriteSettings {
  /** When changed prices take effect. */
  now: Date;
  /** When stock was counted, for documents without `asOf`. */
  asOf: Date;
  /** Stock may be written apart from the rest: an order waits for nobody longer than its rows are locked. */
  parts: 'all' | 'all but stock' | 'stock alone';
}

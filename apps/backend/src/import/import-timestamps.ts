/** Timestamps that an import writes. */
export interface ImportTimestamps {
  /** When changed prices take effect. */
  now: Date;
  /** When stock was counted, for documents without `asOf`. */
  asOf: Date;
}

/** Names of the web vitals, as the report and the metrics have them. */
export const vitalNames = ['ttfb', 'fcp', 'lcp', 'cls', 'inp'] as const;

export type Vitals = Record<(typeof vitalNames)[number], number>;

/** A script error without its message, which could quote what somebody typed. */
export interface ErrorReport {
  /** Such as `TypeError`. */
  name: string;
  /** Path of the script, and the place in it. */
  source: string;
  line: number;
  column: number;
}

/** What a document reports when it is left. */
export interface PageReport {
  /** Path of the document as it was loaded; the host makes it the pattern of its route. */
  path: string;
  vitals: Partial<Vitals>;
  errors: readonly ErrorReport[];
}

/** Of one document; where everything fails, more say nothing new. */
export const maxErrors = 10;

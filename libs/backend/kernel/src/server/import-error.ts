/** Problems of the documents, one readable line each, with the position. */
export class ImportError extends Error {
  constructor(
    readonly problems: readonly string[],
    /** Whether what comes before them is imported. */
    readonly isPartial = false,
  ) {
    super(problems.join('\n'));
    this.name = 'ImportError';
  }
}

/** Problems of the documents, one readable line each, with the position. */
export class ImportError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ImportError';
  }
}

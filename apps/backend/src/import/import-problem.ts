/** What is wrong with the documents, one readable line for each problem, with its place. */
export class ImportProblem extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ImportProblem';
  }
}

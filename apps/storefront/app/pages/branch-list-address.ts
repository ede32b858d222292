/** Whether the branches are asked for, which share their path with the articles. */
export function isBranchList(search: URLSearchParams): boolean {
  return search.get('seznam') === 'pobocky';
}

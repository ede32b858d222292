/** Whether a URL requests the branches, which share their path with the articles. */
export function isBranchList(search: URLSearchParams): boolean {
  return search.get('seznam') === 'pobocky';
}

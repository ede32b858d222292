import { movedPermanently } from '@vyloha/links/server';
import { parseKind, type ResultKind, resultsPath } from '../model/result-kinds';

/**
 * The kind in a request.
 * @throws a 301 response to the address of all results when the kind is unknown
 */
export function requestedKind(url: URL): ResultKind {
  const kind = parseKind(url);
  if (kind === null) throw movedPermanently(resultsPath(url.searchParams.get('q') ?? '', 'products'));
  return kind;
}

import { backendPaths } from './backend-paths.generated';

/** Of a call to an address that the contract does not know: it must not become a label. */
const unknownCall = 'other';
const graphqlLabel = /^graphql \w+$/;

/** The backend of a shop may stand under other roots than ours. */
const ownRoot = /^\/(?:store|cms)(?=\/)/;

const segmentsOf = (path: string) => path.replace(ownRoot, '').split('/').length;
const hasParameter = (path: string) => path.includes('{');

/** What says more comes first: longer addresses, and of equal ones those without a parameter. */
const known = backendPaths
  .toSorted((a, b) => segmentsOf(b) - segmentsOf(a) || Number(hasParameter(a)) - Number(hasParameter(b)))
  .map((path) => ({ path, pattern: new RegExp(`${path.replace(ownRoot, '').replace(/\{\w+\}/g, '[^/]+')}$`) }));

/**
 * The address of a call with its parameters by name, `/store/api/v1/cart/items/{id}`, wherever the backend stands; the
 * name of a GraphQL document as it is; `other` for the rest. As many values as the contract has addresses.
 */
export function callPattern(label: string): string {
  if (graphqlLabel.test(label)) return label;
  return known.find(({ pattern }) => pattern.test(label))?.path ?? unknownCall;
}

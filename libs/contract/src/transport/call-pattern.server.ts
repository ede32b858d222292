import { backendPaths } from './backend-paths.generated';

/** Of a call to an address that the contract does not know: it must not become a label. */
const unknownCall = 'other';
const graphqlLabel = /^graphql \w+$/;

const [fixed, patterned] = [false, true].map((hasParameter) =>
  backendPaths
    .filter((path) => path.includes('{') === hasParameter)
    .map((path) => ({ path, pattern: new RegExp(`${path.replace(/\{\w+\}/g, '[^/]+')}$`) })),
);
const known = [...(fixed ?? []), ...(patterned ?? [])];

/**
 * The address of a call with its parameters by name, `/store/api/v1/cart/items/{id}`, wherever the backend stands; the
 * name of a GraphQL document as it is; `other` for the rest. As many values as the contract has addresses.
 */
export function callPattern(label: string): string {
  if (graphqlLabel.test(label)) return label;
  return known.find(({ pattern }) => pattern.test(label))?.path ?? unknownCall;
}

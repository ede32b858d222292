import { backendPaths } from './backend-paths.generated';

/** Pattern of a call to a path outside the contract: the path must not become a label. */
const unknownCall = 'other';
const graphqlLabel = /^graphql \w+$/;

/** Another backend may have different root paths. */
const apiRoot = /^\/(?:store|cms)(?=\/)/;

const segmentsOf = (path: string) => path.replace(apiRoot, '').split('/').length;
const parametersOf = (path: string) => path.split('{').length;

/** More specific paths first: longer ones, and of equal ones those with fewer parameters. */
const knownCalls = backendPaths
  .toSorted((a, b) => segmentsOf(b) - segmentsOf(a) || parametersOf(a) - parametersOf(b))
  .map((path) => ({ path, pattern: new RegExp(`${path.replace(apiRoot, '').replace(/\{\w+\}/g, '[^/]+')}$`) }));

/**
 * The path of a call with named parameters, `/store/api/v1/cart/items/{id}`, whatever the backend's root; the name of a
 * GraphQL document unchanged; `other` for the rest. There are as many values as the contract has paths.
 */
export function callPattern(label: string): string {
  if (graphqlLabel.test(label)) return label;
  return knownCalls.find(({ pattern }) => pattern.test(label))?.path ?? unknownCall;
}

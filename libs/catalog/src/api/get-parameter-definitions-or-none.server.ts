import type { CmsClient } from '@vyloha/cms-client';
import { withUnavailableFallback } from '@vyloha/http-client';
import { noDefinitions, type ParameterDefinitions } from '../model/parameters/parameter-definition';
import { parameterDefinitionsResponse } from '../model/parameters/parameter-definitions-response';
import { parameterDefinitionsQuery } from './parameter-definitions-query.server';

/** The maximum page size of the content system. */
const limit = 500;

/** Titles, units, colours and visibility of parameters; products can be sold without them. */
export async function getParameterDefinitionsOrNone(
  cms: CmsClient,
  parameters: readonly string[],
  values: readonly string[],
): Promise<ParameterDefinitions> {
  const variables = { parameters: [...parameters], values: [...values], limit };
  const definitions = cms.query(parameterDefinitionsQuery, variables, {
    schema: parameterDefinitionsResponse,
    shared: true,
    optional: true,
  });
  return withUnavailableFallback(definitions, () => noDefinitions);
}

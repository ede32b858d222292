import type { CmsClient } from '@vyloha/cms-client';
import { whenUnavailable } from '@vyloha/contract';
import { noDefinitions, type ParameterDefinitions } from '../model/parameters/parameter-definition';
import { parameterDefinitionsResponse } from '../model/parameters/parameter-definitions-response';
import { parameterDefinitionsQuery } from './parameter-definitions-query.server';

/** The most the content system gives at once. */
const limit = 500;

/** Titles, units and colours of parameters, and what a page hides; goods can be sold without knowing them. */
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
  return whenUnavailable(definitions, () => noDefinitions);
}

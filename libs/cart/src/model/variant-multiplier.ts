import { metresParameterId } from '@vyloha/contract';
import * as v from 'valibot';
import { multiplierFrom } from './quantity';

const parameterField = v.object({ entityId: v.string(), values: v.nullish(v.array(v.unknown()), []) });

/** What a variant's content says about how it is counted. */
export const variantContentField = v.nullish(v.object({ parameters: v.nullish(v.array(parameterField), []) }), {
  parameters: [],
});

/** How much of its unit one counted step of the variant is. */
export function multiplierOf({ content }: { content: v.InferOutput<typeof variantContentField> }): number {
  return multiplierFrom(content.parameters.find(({ entityId }) => entityId === metresParameterId)?.values[0]);
}

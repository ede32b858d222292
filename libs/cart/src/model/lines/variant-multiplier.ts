import { metresParameterId } from '@vyloha/contract';
import * as v from 'valibot';
import { multiplierFrom } from './quantity';

const parameterField = v.object({ entityId: v.string(), values: v.nullish(v.array(v.unknown()), []) });

/** The part of a variant's content that determines its quantity unit. */
export const variantContentField = v.nullish(v.object({ parameters: v.nullish(v.array(parameterField), []) }), {
  parameters: [],
});

/** Size of the variant's quantity step in its unit. */
export function multiplierOf({ content }: { content: v.InferOutput<typeof variantContentField> }): number {
  return multiplierFrom(content.parameters.find(({ entityId }) => entityId === metresParameterId)?.values[0]);
}

import type { Translated } from '../../../database/schema/columns';
import type { FieldResolvers } from '../graphql-context';

/** Slovak falls back to Czech where an editor left it out. */
export const translationResolvers = {
  Translated: {
    cs: ({ cs, sk }) => cs ?? sk ?? '',
    sk: ({ cs, sk }) => sk || cs || '',
  } satisfies FieldResolvers<Partial<Translated>>,
  TranslatedRichText: {
    cs: ({ cs = [] }) => cs,
    sk: ({ cs = [], sk = [] }) => (sk.length > 0 ? sk : cs),
  } satisfies FieldResolvers<{ cs?: unknown[]; sk?: unknown[] }>,
};

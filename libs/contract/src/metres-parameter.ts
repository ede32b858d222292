import * as v from 'valibot';

/** Id of the number parameter that marks products sold by the metre: metres per quantity step. */
export const metresParameterId = 'par-meters';

/** A variant's content on a line of an order or a list → metres per quantity step; `null` for pieces. */
export const contentMetres = v.pipe(
  v.object({ parameters: v.array(v.object({ entityId: v.string(), values: v.array(v.unknown()) })) }),
  v.transform(({ parameters }): number | null => {
    const metres = parameters.find(({ entityId }) => entityId === metresParameterId)?.values[0];
    return typeof metres === 'number' ? metres : null;
  }),
);

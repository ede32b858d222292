/** Id of the number parameter that marks products sold by the metre: metres per quantity step. */
export const metresParameterId = 'par-meters';

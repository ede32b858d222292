/** Id of the number parameter that makes goods sold by the metre: how many metres one counted step is. */
export const metresParameterId = 'par-meters';

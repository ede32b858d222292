/** A photograph that shoppers have uploaded: its id is unique among all. Migrations write the same. */
export const photoKey = (id: string): string => `photos/${id}.webp`;

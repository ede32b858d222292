/** States of a parcel. `ready`: it waits at a pick-up point · `returned`: it came back without having been taken over */
export const parcelStates = ['sent', 'ready', 'delivered', 'returned'] as const;

export type ParcelState = (typeof parcelStates)[number];

/** What is delivered or back is over. */
const nextStates: Readonly<Record<ParcelState, readonly ParcelState[]>> = {
  sent: ['ready', 'delivered', 'returned'],
  ready: ['delivered', 'returned'],
  delivered: [],
  returned: [],
};

export const canFollow = (state: ParcelState, next: ParcelState): boolean => nextStates[state].includes(next);

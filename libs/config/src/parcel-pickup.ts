/** Origin of the pick-up network's map, and of everything that it loads. */
export const parcelPickupOrigin = 'https://widget.packeta.com';

/** Delays and durations of the interface in milliseconds, and its limits (document 1, sections 4 and 9). */
export const delays = {
  dropdownShow: 100,
  dropdownHide: 250,
  mainMenuShow: 250,
  mainMenuHide: 250,
  modalFreeze: 300,
  notification: 3000,
  layoutNotification: 5000,
  scrollAnimation: 300,
  carouselMove: 300,
  carouselEdgeShake: 1000,
  quantityDebounce: 500,
} as const;

/** Notifications shown at once. */
export const mostNotifications = 4;

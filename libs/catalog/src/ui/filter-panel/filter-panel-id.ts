/** Anchor that opens the filters on a phone: a link to it works without script. */
export const filterPanelId = 'filtry';

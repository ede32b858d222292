/** Address part that opens the filters on a phone: without script a link to it is enough. */
export const filterPanelId = 'filtry';

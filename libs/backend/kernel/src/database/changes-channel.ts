/** On which triggers tell at each commit what it changed. */
export const changesChannel = 'vyloha_changes';

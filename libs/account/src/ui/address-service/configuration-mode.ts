/** Prefix of hashes that turn on the configuration mode of the address forms. */
const configurationHash = '#foxentryconfig';

/** Whether the shop's staff opened the page to configure the address service. */
export const isConfigurationMode = () => window.location.hash.startsWith(configurationHash);

/** Prefix of hashes that turn on the configuration mode of the address forms. */
const configurationHash = '#foxentryconfig';

/**
 * Loads the script of the address-autocomplete service, once per page. To configure its forms, open a page with the
 * hash, and the script finds `data-configuration` on its own tag.
 */
export function loadAddressService(url: string): Promise<void> {
  const address = new URL(url).href;
  if ([...document.scripts].some(({ src }) => src === address)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.dataset['configuration'] = String(window.location.hash.startsWith(configurationHash));
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('The address service cannot be loaded')));
    document.head.append(script);
  });
}

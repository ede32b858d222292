// @ts-check
const panelStyle =
  'position:fixed;inset:auto 16px 16px auto;z-index:20;max-width:320px;padding:16px;background:#fff;color:#17261d;' +
  'border:2px solid #1d6a3c;border-radius:10px;box-shadow:0 4px 16px #0003';

/**
 * Shows which inputs of the page belong to an address of the project.
 * @param {readonly import('./address-inputs.mjs').AddressInputs[]} addresses
 */
export function showConfiguration(addresses) {
  const panel = document.createElement('aside');
  panel.setAttribute('aria-label', 'Nastavení našeptávače adres');
  panel.style.cssText = panelStyle;
  const lines = addresses.map(({ form, controls }) => {
    for (const control of controls) control.style.outline = '3px dashed #1d6a3c';
    return `${form.id}: ${controls.map(({ name }) => name).join(', ')}`;
  });
  panel.innerText = ['Nastavení našeptávače adres', ...lines].join('\n');
  document.body.append(panel);
  return panel;
}

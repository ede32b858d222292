import { hasSecretAddress, paths } from '@vyloha/links';
import { AddressVerdictEvent } from '../../model/address-service/address-verdict-event';
import { toVerdicts } from '../../model/address-service/address-verdicts';
import { parseConfiguration, type AddressServiceConfiguration } from '../../model/address-service/configuration';
import { isConfigurationMode } from './configuration-mode';

/** Documented at https://github.com/Foxentry/Javascript-API; the script watches the fields by itself. */
interface AddressProject {
  activate(): void;
  deactivate(): void;
  formValidation(form: HTMLFormElement): unknown;
}

declare global {
  interface Window {
    FoxentryBase?: new (projectKey: string) => AddressProject;
    Foxentry?: AddressProject;
    /** Callbacks by kind of data. */
    FoxentryBuilder?: { setCallbacks(callbacks: { address: (response: unknown) => void }): void };
    /** Called by the script once the project is loaded. */
    onFoxentryProjectLoad?: () => void;
  }
}

const configurationTimeoutMs = 5_000;

async function requestConfiguration(): Promise<AddressServiceConfiguration> {
  const response = await fetch(paths.addressAutocomplete(), { signal: AbortSignal.timeout(configurationTimeoutMs) });
  return parseConfiguration(await response.json());
}

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.dataset['configuration'] = String(isConfigurationMode());
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The address service cannot be loaded'));
    });
    document.head.append(script);
  });
}

/** Its answer names no form, so each one with an address is asked for. */
function reportVerdicts(response: unknown): void {
  for (const form of document.forms) {
    if (form.querySelector('[autocomplete~="postal-code"]') === null) continue;
    const verdicts = toVerdicts(response, () => window.Foxentry?.formValidation(form));
    form.dispatchEvent(new AddressVerdictEvent(verdicts));
  }
}

/** Going back would show the secret of the document's address to the script, whatever page is open now. */
function isSecretDocument(): boolean {
  const [document] = performance.getEntriesByType('navigation');
  return hasSecretAddress(new URL(document?.name ?? window.location.href).pathname);
}

async function start(scriptUrl: string): Promise<void> {
  if (isSecretDocument()) return;
  const { isEnabled, projectKey } = await requestConfiguration();
  if (!isEnabled) return;
  window.onFoxentryProjectLoad = () => window.FoxentryBuilder?.setCallbacks({ address: reportVerdicts });
  await loadScript(scriptUrl);
  if (projectKey !== null && window.FoxentryBase) window.Foxentry = new window.FoxentryBase(projectKey);
}

let started: Promise<void> | null = null;

/**
 * Starts the service once per document; afterwards it looks for the forms of the current page.
 * @throws when its configuration or its script is unavailable; the next call tries again.
 */
export async function runAddressService(scriptUrl: string): Promise<void> {
  const isFirst = started === null;
  started ??= start(scriptUrl).catch((error: unknown) => {
    started = null;
    throw error;
  });
  await started;
  if (isFirst) return;
  window.Foxentry?.deactivate();
  window.Foxentry?.activate();
}

import { parcelPickupOrigin } from '@vyloha/config';
import type { ServicesConfig } from '@vyloha/config/server';
import { iframeHosts } from '@vyloha/rich-text/server';

/** The sources that the configured services add to the policy; a disabled service adds none. */
export interface PolicySources {
  script: readonly string[];
  style: readonly string[];
  connect: readonly string[];
  image: readonly string[];
  frame: readonly string[];
  form: readonly string[];
  upgradeInsecure: boolean;
}

function originOf(url: string | null): string[] {
  return url === null ? [] : [new URL(url).origin];
}

/**
 * The sources that the settings require.
 * @param isUnderDevelopment the development server injects changed styles into the page.
 */
export function policySources(services: ServicesConfig, publicUrl: string, isUnderDevelopment = false): PolicySources {
  const tagManager = services.tagManagerId === null ? [] : ['https://www.googletagmanager.com'];
  const measurement = services.tagManagerId === null ? [] : ['https://*.google-analytics.com'];
  const tags = services.tagManagerId === null ? [] : services.tagOrigins;
  const consent = originOf(services.consentScriptUrl);
  const pointMap = services.parcelPickupKey === null ? [] : [parcelPickupOrigin];
  // On all pages, since those with an address are opened in the document of another; its script shows its own list.
  const addresses = originOf(services.addressAutocompleteUrl);
  const addressCalls = addresses.length === 0 ? [] : services.addressAutocompleteOrigins;
  return {
    script: [...tagManager, ...tags, ...consent, ...addresses, ...pointMap],
    style: [...(isUnderDevelopment ? ["'unsafe-inline'"] : []), ...addresses],
    connect: [...tagManager, ...measurement, ...tags, ...consent, ...addresses, ...addressCalls],
    image: [...tagManager, ...measurement, ...tags, ...addresses],
    frame: [...tags, ...pointMap],
    form: originOf(services.gopay?.url ?? null),
    upgradeInsecure: publicUrl.startsWith('https:'),
  };
}

/**
 * The policy of a page whose own inline scripts are `inline`: one nonce, or the hashes of their texts. Styles come from
 * files; only style attributes, for sizes such as a progress bar's width, are allowed in the page.
 */
export function contentSecurityPolicy(sources: PolicySources, inline: readonly string[]): string {
  const directives: readonly (readonly string[])[] = [
    ["default-src 'self'"],
    ["script-src 'self'", ...inline, ...sources.script],
    ["style-src 'self'", ...sources.style],
    ["style-src-attr 'unsafe-inline'"],
    ["img-src 'self' data:", ...sources.image],
    ["font-src 'self'"],
    ["connect-src 'self'", ...sources.connect],
    ['frame-src', ...iframeHosts.map((host) => `https://${host}`), ...sources.frame],
    ["form-action 'self'", ...sources.form],
    ["object-src 'none'"],
    ["base-uri 'none'"],
    ["frame-ancestors 'none'"],
    ...(sources.upgradeInsecure ? [['upgrade-insecure-requests']] : []),
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

import { isFeatureOn, usePublicConfig } from '@vyloha/config';
import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether this browser can use the shop's passkeys; false without script, and on other hosts of the shop. */
export function usePasskeySupport(): boolean {
  const { features, publicUrl } = usePublicConfig();
  const isSupported = useSyncExternalStore(
    subscribe,
    () => typeof window.PublicKeyCredential === 'function' && window.location.origin === new URL(publicUrl).origin,
    () => false,
  );
  return isSupported && isFeatureOn(features, 'passkeys');
}

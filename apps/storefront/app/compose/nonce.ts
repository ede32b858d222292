import { createContext, useContext } from 'react';

const NonceContext = createContext<string | undefined>(undefined);

/** Gives every inline script of a rendered page its nonce; pages kept for guests have none, their policy has hashes. */
export const NonceProvider = NonceContext.Provider;

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}

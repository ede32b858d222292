import type { Settings } from '@vyloha/backend-kernel';

/** The shop as authenticators know it: the host of its public URL, to which passkeys are bound. */
export function relyingParty({ publicUrl }: Pick<Settings, 'publicUrl'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

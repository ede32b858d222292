import { useTranslation } from '@vyloha/i18n';
import { Badge, type BadgeTone } from '@vyloha/ui';
import type { ClaimState as State } from '../../model/claims/claim';

const tones: Readonly<Record<State, BadgeTone>> = {
  received: 'muted',
  assessing: 'muted',
  accepted: 'success',
  rejected: 'warning',
  settled: 'success',
};

/** The state of a claim; nothing for one that this version does not know. */
export function ClaimState({ state }: { state: State | null }) {
  const { t } = useTranslation('returns');
  return state === null ? null : <Badge tone={tones[state]}>{t(`claims.states.${state}`)}</Badge>;
}

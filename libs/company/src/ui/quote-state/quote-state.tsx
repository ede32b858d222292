import { useTranslation } from '@vyloha/i18n';
import { Badge, type BadgeTone } from '@vyloha/ui';
import type { QuoteState as State } from '../../model/quotes/quote';

const tones: Readonly<Record<State, BadgeTone>> = {
  sent: 'muted',
  answered: 'success',
  declined: 'warning',
  ordered: 'muted',
  expired: 'warning',
};

/** The state of a quote; nothing for one that this version does not know. */
export function QuoteState({ state }: { state: State | null }) {
  const { t } = useTranslation('company');
  return state === null ? null : <Badge tone={tones[state]}>{t(`quotes.states.${state}`)}</Badge>;
}

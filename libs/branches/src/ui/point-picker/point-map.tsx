import { useLocale, useTranslation } from '@vyloha/i18n';
import { Button, FieldMessage } from '@vyloha/ui';
import { useEffect, useId, useState } from 'react';
import { openPointMap } from './open-point-map';

interface PointMapProps {
  shipperId: string;
  mapKey: string;
}

/** Adds a field to the form around the button and posts it, as a form without script would. */
function postChoice(form: HTMLFormElement, fields: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  form.submit();
}

/** Opens the network's own map, whose choice posts the form. Only with script; the list does without it. */
export function PointMap({ shipperId, mapKey }: PointMapProps) {
  const { t } = useTranslation('branches');
  const locale = useLocale();
  const errorId = useId();
  const [state, setState] = useState<'unhydrated' | 'idle' | 'loading' | 'failed'>('unhydrated');
  useEffect(() => setState('idle'), []);
  if (state === 'unhydrated') return null;

  async function choose(form: HTMLFormElement | null) {
    setState('loading');
    try {
      const remoteId = await openPointMap(mapKey, locale, () => setState('idle'));
      if (remoteId !== null && form !== null) postChoice(form, { recalculate: shipperId, pickUpRemoteId: remoteId });
    } catch {
      setState('failed');
    }
  }

  return (
    <div>
      <Button
        variant="secondary"
        icon="pin"
        isBusy={state === 'loading'}
        aria-describedby={state === 'failed' ? errorId : undefined}
        onClick={(event) => void choose(event.currentTarget.form)}
      >
        {t('points.map')}
      </Button>
      {state === 'failed' && <FieldMessage id={errorId}>{t('points.mapFailed')}</FieldMessage>}
    </div>
  );
}

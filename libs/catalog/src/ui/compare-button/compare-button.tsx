import { useFetcher } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { IconButton } from '@vyloha/ui';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import type { CompareChange } from '../../model/compare/compare-command';
import type { ProductBox } from '../../model/product/product-box';

/** Fetched while the list is being changed. */
const loadChanged = () => import('./compare-changed');
const CompareChanged = lazy(async () => ({ default: (await loadChanged()).CompareChanged }));

export interface CompareButtonProps {
  product: Pick<ProductBox, 'id' | 'name'>;
  isCompared: boolean;
}

/** Adds goods to the compare list or takes them away: a plain form without script, with it in place and confirmed. */
export function CompareButton({ product: { id, name }, isCompared }: CompareButtonProps) {
  const { t } = useTranslation('catalog');
  const { Form, data, state, submit } = useFetcher<CompareChange>();
  const [seen, setSeen] = useState(data);

  function stay(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state !== 'idle') return;
    void loadChanged().catch(() => {});
    const fields = { [isCompared ? 'remove' : 'add']: id, stay: 'true' };
    submit(fields, { method: 'post', action: paths.compare() });
  }

  return (
    <>
      <Form method="post" action={paths.compare()} onSubmit={stay}>
        <IconButton
          type="submit"
          look="round"
          icon="compare"
          label={t('compareButton.label', { name })}
          aria-pressed={isCompared}
          name={isCompared ? 'remove' : 'add'}
          value={id}
        />
      </Form>
      {data !== undefined && data !== seen && state === 'idle' && (
        <Suspense>
          <CompareChanged change={data} name={name} onClose={() => setSeen(data)} />
        </Suspense>
      )}
    </>
  );
}

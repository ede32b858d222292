import { useFetcher } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { IconButton, lazyNamed } from '@vyloha/ui';
import { type FormEvent, Suspense, useState } from 'react';
import type { CompareChange } from '../../model/compare/compare-command';
import type { ProductBox } from '../../model/product/product-box';

/** Loaded while the list is being changed. */
const loadChangeDialog = () => import('./compare-change-dialog');
const CompareChangeDialog = lazyNamed(loadChangeDialog, 'CompareChangeDialog');

export interface CompareButtonProps {
  product: Pick<ProductBox, 'id' | 'name'>;
  isCompared: boolean;
}

/** Adds a product to the compare list or removes it: by a plain form, with script in place and with a confirmation. */
export function CompareButton({ product: { id, name }, isCompared }: CompareButtonProps) {
  const { t } = useTranslation('catalog');
  const { Form, data, state, submit } = useFetcher<CompareChange>();
  const [seen, setSeen] = useState(data);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state !== 'idle') return;
    void loadChangeDialog().catch(() => {});
    const fields = { [isCompared ? 'remove' : 'add']: id, respondWith: 'json' };
    submit(fields, { method: 'post', action: paths.compare() });
  }

  return (
    <>
      <Form method="post" action={paths.compare()} onSubmit={handleSubmit}>
        <IconButton
          type="submit"
          variant="round"
          icon="compare"
          label={t('compareButton.label', { name })}
          aria-pressed={isCompared}
          name={isCompared ? 'remove' : 'add'}
          value={id}
        />
      </Form>
      {data !== undefined && data !== seen && state === 'idle' && (
        <Suspense>
          <CompareChangeDialog change={data} name={name} onClose={() => setSeen(data)} />
        </Suspense>
      )}
    </>
  );
}

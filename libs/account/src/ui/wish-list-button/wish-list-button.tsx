import { useFetcher } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { IconButton } from '@vyloha/ui';
import type { FormEvent } from 'react';
import { paths } from '@vyloha/links';

export interface WishListButtonProps {
  variantId: string;
  /** Name of the product. */
  name: string;
  isMarked: boolean;
}

/** Adds a product to the wish list or removes it: a plain form without script, in place with script. */
export function WishListButton({ variantId, name, isMarked }: WishListButtonProps) {
  const { t } = useTranslation('account');
  const { Form, formData, submit } = useFetcher();
  const isPending = formData !== undefined;
  // Optimistic: shows the new state while the request is pending.
  const isOptimisticallyMarked = isPending ? formData.has('add') : isMarked;

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    submit(
      { [isMarked ? 'remove' : 'add']: variantId, respondWith: 'json' },
      { method: 'post', action: paths.wishList() },
    );
  }

  return (
    <Form method="post" action={paths.wishList()} onSubmit={handleSubmit}>
      <IconButton
        type="submit"
        variant="round"
        icon={isOptimisticallyMarked ? 'heart-full' : 'heart'}
        label={t('wishList.label', { name })}
        aria-pressed={isOptimisticallyMarked}
        name={isMarked ? 'remove' : 'add'}
        value={variantId}
      />
    </Form>
  );
}

import { useFetcher } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { IconButton } from '@vyloha/ui';
import type { FormEvent } from 'react';
import { wishListPath } from '../../model/wish-list-command';

export interface WishListHeartProps {
  variantId: string;
  /** Of the goods. */
  name: string;
  isMarked: boolean;
}

/** Marks goods for the wish list or takes the mark away: a plain form without script, with it in place. */
export function WishListHeart({ variantId, name, isMarked }: WishListHeartProps) {
  const { t } = useTranslation('account');
  const { Form, formData, submit } = useFetcher();
  const isWaiting = formData !== undefined;
  // Shown as it will be while the backend is asked.
  const isShownMarked = isWaiting ? formData.has('add') : isMarked;

  function stay(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isWaiting) return;
    submit({ [isMarked ? 'remove' : 'add']: variantId, stay: 'true' }, { method: 'post', action: wishListPath });
  }

  return (
    <Form method="post" action={wishListPath} onSubmit={stay}>
      <IconButton
        type="submit"
        look="round"
        icon={isShownMarked ? 'heart-full' : 'heart'}
        label={t('heart.label', { name })}
        aria-pressed={isShownMarked}
        name={isMarked ? 'remove' : 'add'}
        value={variantId}
      />
    </Form>
  );
}

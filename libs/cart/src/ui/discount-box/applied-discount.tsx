import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Button, Icon, type IconName } from '@vyloha/ui';
import type { ReactNode } from 'react';
import { useCartFetcher } from '../use-cart-fetcher';
import styles from './discount-box.module.css';

interface AppliedDiscountProps {
  icon: IconName;
  /** Prefix of the translation keys. */
  texts: 'coupon' | 'creditsDiscount';
  /** Name of the button where its text alone does not say what it removes. */
  removeLabel?: string;
  /** Posted to remove it. */
  removal: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** A discount of the cart, with the button that removes it. */
export function AppliedDiscount({ icon, texts, removeLabel, removal, children }: AppliedDiscountProps) {
  const { t } = useTranslation('cart');
  const { postForm, isBusy } = useCartFetcher();
  return (
    <form method="post" action={paths.cart()} onSubmit={postForm} className={styles.applied}>
      {Object.entries(removal).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Icon name={icon} />
      <span className={styles.name}>{children}</span>
      <Button type="submit" variant="quiet" size="small" isBusy={isBusy} aria-label={removeLabel}>
        {t(`${texts}.remove`)}
      </Button>
    </form>
  );
}

import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Button, Card, Picture } from '@vyloha/ui';
import type { Cart } from '../../model/cart';
import type { GiftOffer } from '../../model/gifts/order-gift';
import { useCartFetcher } from '../use-cart-fetcher';
import { useFormatLimit } from '../use-format-limit';
import { useFormatPrice } from '../use-format-price';
import styles from './gift-selection.module.css';

/** Gifts with the order: reached ones can be selected, others show what is missing. */
export function GiftSelection({ gifts, tax }: { gifts: readonly GiftOffer[]; tax: Cart['tax'] }) {
  const { t } = useTranslation('cart');
  return (
    <Card as="section" className={styles.frame} aria-labelledby="darky">
      <h2 className={styles.title} id="darky">
        {t('gifts.title')}
      </h2>
      <ul className={styles.list}>
        {gifts.map((gift) => (
          <GiftRow key={gift.id} gift={gift} tax={tax} />
        ))}
      </ul>
    </Card>
  );
}

function GiftRow({ gift, tax }: { gift: GiftOffer; tax: Cart['tax'] }) {
  const { t } = useTranslation('cart');
  const formatLimit = useFormatLimit(tax);
  const formatPrice = useFormatPrice();
  const { name, picture, worth, missingMinor } = gift;
  return (
    <li className={styles.gift}>
      <Picture fileKey={picture?.fileKey} alt="" width={64} height={64} />
      <span className={styles.text}>
        {name}
        {worth !== null && <span className={styles.note}>{t('gifts.worth', { price: formatPrice(worth) })}</span>}
      </span>
      {missingMinor > 0 ? (
        <span className={styles.note}>{t('gifts.missing', { price: formatLimit(missingMinor) })}</span>
      ) : (
        <GiftForm gift={gift} />
      )}
    </li>
  );
}

function GiftForm({ gift: { id, name, isChosen } }: { gift: GiftOffer }) {
  const { t } = useTranslation('cart');
  const { postForm, isBusy } = useCartFetcher();
  return (
    <form method="post" action={paths.cart()} onSubmit={postForm}>
      <input type="hidden" name="intent" value="gift" />
      <input type="hidden" name="giftId" value={id} />
      <input type="hidden" name="isChosen" value={String(!isChosen)} />
      <Button
        type="submit"
        size="small"
        variant={isChosen ? 'quiet' : 'secondary'}
        icon={isChosen ? 'check' : 'gift'}
        isBusy={isBusy}
        aria-label={`${t(isChosen ? 'gifts.giveBack' : 'gifts.choose')}: ${name}`}
      >
        {t(isChosen ? 'gifts.giveBack' : 'gifts.choose')}
      </Button>
    </form>
  );
}

import { useTranslation } from '@vyloha/i18n';
import { ButtonLink, Carousel, Picture } from '@vyloha/ui';
import { Suspense } from 'react';
import type { WideBanner } from '../../model/home/wide-banner';
import { DeferredHeroControls } from './deferred-hero-controls';
import styles from './hero-banners.module.css';

/** The large banners at the top of the page: a single one is static, several scroll sideways. */
export function HeroBanners({ banners }: { banners: readonly WideBanner[] }) {
  const { t } = useTranslation('content-blocks');
  const [first, ...others] = banners;
  if (!first) return null;
  if (others.length === 0) return <HeroBanner banner={first} isFirst />;
  return (
    <Carousel
      label={t('home.banners')}
      item="full"
      controls={
        <Suspense>
          <DeferredHeroControls titles={banners.map(({ title }) => title)} />
        </Suspense>
      }
    >
      {banners.map((banner) => (
        <HeroBanner key={banner.id} banner={banner} isFirst={banner === first} />
      ))}
    </Carousel>
  );
}

function HeroBanner({ banner, isFirst }: { banner: WideBanner; isFirst: boolean }) {
  const { title, text, secondText, buttonText, image, to } = banner;
  return (
    <article className={styles.banner}>
      <div className={styles.content}>
        <h2 className={styles.title}>{text ?? title}</h2>
        {secondText && <p className={styles.text}>{secondText}</p>}
        {to && buttonText && (
          <ButtonLink to={to} size="large" iconAfter="arrow-right" className={styles.button}>
            {buttonText}
          </ButtonLink>
        )}
      </div>
      {image && (
        <div className={styles.picture}>
          <Picture {...image} width={800} height={440} crop fit="cover" isFirst={isFirst} />
        </div>
      )}
    </article>
  );
}

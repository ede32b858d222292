import { useTranslation } from '@vyloha/i18n';
import { Icon, iconNames } from '@vyloha/ui';
import type { SocialLink } from '../../model/shell-configuration';
import styles from './social-links.module.css';

/** Links to the shop's social networks. */
export function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  const { t } = useTranslation('shell');
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={t('footer.social')}>
      {links.map(({ kind, title, url }) => (
        <li key={url}>
          <a href={url} rel="noopener" target="_blank" className={styles.link} aria-label={title} title={title}>
            <Icon name={iconNames.find((name) => name === kind) ?? 'external'} size={24} />
          </a>
        </li>
      ))}
    </ul>
  );
}

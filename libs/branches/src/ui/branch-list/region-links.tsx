import { useTranslation } from '@vyloha/i18n';
import { Link } from '@vyloha/ui';
import { branchListPath, noFilter } from '../../model/branch-filter';
import type { RegionCode } from '../../model/region';
import styles from './branch-list.module.css';

interface RegionLinksProps {
  regions: readonly { region: RegionCode; count: number }[];
  selected: RegionCode | null;
}

const countries = ['CZE', 'SVK'] as const;
const countryOf = (region: RegionCode) => (region.startsWith('sk_') ? 'SVK' : 'CZE');

/** Links to the branches of each region, by country. */
export function RegionLinks({ regions, selected }: RegionLinksProps) {
  const { t } = useTranslation('branches');
  return (
    <nav aria-labelledby="branches-by-region" className={styles.section}>
      <h2 id="branches-by-region">{t('list.byRegion')}</h2>
      {countries.map((country) => (
        <section key={country} className={styles.section}>
          <h3>{t(`list.country.${country}`)}</h3>
          <ul className={styles.regions}>
            {regions
              .filter(({ region }) => countryOf(region) === country)
              .map(({ region, count }) => (
                <li key={region}>
                  <Link
                    to={branchListPath({ ...noFilter, region })}
                    aria-current={region === selected ? 'page' : undefined}
                    className={styles.region}
                  >
                    {t('list.regionOption', { region: t(`region.${region}`), count })}
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

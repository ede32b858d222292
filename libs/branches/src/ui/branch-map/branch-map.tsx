import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Link } from '@vyloha/ui';
import type { BranchMark } from '../../model/branch';
import { branchListPath, noFilter } from '../../model/branch-filter';
import { type RegionCode, regionCodes } from '../../model/region';
import styles from './branch-map.module.css';
import { mapSize, regionPath, toMapPoint } from './map-projection';

interface BranchMapProps {
  marks: readonly Pick<BranchMark, 'slug' | 'name' | 'region' | 'location'>[];
  selected: RegionCode | null;
}

/** Praha lies in Středočeský and is drawn over it. */
const inDrawingOrder: readonly RegionCode[] = [...regionCodes.filter((code) => code !== 'praha'), 'praha'];
const markRadius = 9;

/**
 * A drawn map: regions lead to their branches, marks to a branch. For pointers only: the links are in the form and in
 * the list of regions too, where they are large enough for everybody, and two dozen more would be in the keyboard's way.
 */
export function BranchMap({ marks, selected }: BranchMapProps) {
  const { t } = useTranslation('branches');
  return (
    <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} className={styles.map} aria-hidden>
      {inDrawingOrder.map((region) => {
        const area = (
          <path d={regionPath(region)} className={styles.region} data-selected={region === selected}>
            <title>{t(`region.${region}`)}</title>
          </path>
        );
        if (!marks.some((mark) => mark.region === region)) return <g key={region}>{area}</g>;
        return (
          <Link key={region} to={branchListPath({ ...noFilter, region })} tabIndex={-1} className={styles.link}>
            {area}
          </Link>
        );
      })}
      {marks.map(({ slug, name, region, location }) => {
        const { x, y } = toMapPoint(location);
        return (
          <Link key={slug} to={paths.branch(slug)} tabIndex={-1} className={styles.link}>
            <circle
              cx={x}
              cy={y}
              r={markRadius}
              className={styles.mark}
              data-faint={selected !== null && region !== selected}
            >
              <title>{name}</title>
            </circle>
          </Link>
        );
      })}
    </svg>
  );
}

import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Disclosure, Link } from '@vyloha/ui';
import type { StockedBranch } from '../../model/stocked-branch';
import styles from './branch-stock.module.css';

interface BranchStockProps {
  /** Branches with stock; `pieces` is formatted text. */
  branches: readonly (Pick<StockedBranch, 'name' | 'slug'> & { pieces: string; isCapped: boolean })[];
  unit: string;
}

/** Branches that have the product in stock, in a disclosure; nothing where none has. */
export function BranchStock({ branches, unit }: BranchStockProps) {
  const { t } = useTranslation('branches');
  if (branches.length === 0) return null;
  return (
    <Disclosure title={t('stock.summary', { count: branches.length })}>
      <ul className={styles.list}>
        {branches.map(({ name, slug, pieces, isCapped }) => (
          <li key={slug} className={styles.branch}>
            <Link to={paths.branch(slug)}>{name}</Link>
            <span>{t(isCapped ? 'stock.moreThan' : 'stock.exactly', { pieces, unit })}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

import { useTranslation } from '@vyloha/i18n';
import { noticeSlugs, paths } from '@vyloha/links';
import { Link } from '@vyloha/ui';
import { productAnchors } from '../../model/product/product-anchors';
import type { ProductLegal } from '../../model/product/product-legal';
import { TitledSection } from '../titled-section/titled-section';
import styles from './product-legal.module.css';

export interface RepairDetailsProps {
  details: Pick<ProductLegal, 'repair' | 'labels' | 'passport'>;
  /** Whether there is a notice of the legal guarantee. */
  hasGuaranteeNotice: boolean;
}

/** How long the product can be used and repaired, its certified labels, and its digital passport. */
export function RepairDetails({ details: { repair, labels, passport }, hasGuaranteeNotice }: RepairDetailsProps) {
  const { t } = useTranslation('catalog');
  const years = (count: number | null | undefined) => (count == null ? null : t('legal.atLeastYears', { count }));
  const rows = [
    { title: t('legal.repairScore'), text: repair?.score ?? null },
    { title: t('legal.spareParts'), text: years(repair?.sparePartsYears) },
    { title: t('legal.softwareUpdates'), text: years(repair?.softwareUpdatesYears) },
    { title: t('legal.repairInstructions'), text: repair?.instructions ?? null },
  ];
  return (
    <TitledSection id={productAnchors.repair} title={t('legal.repair')}>
      <dl className={styles.details}>
        {hasGuaranteeNotice && (
          <div>
            <dt>{t('legal.guaranteeTitle')}</dt>
            <dd>
              <Link to={paths.page(noticeSlugs.guarantee)}>{t('legal.guaranteeYears')}</Link>
            </dd>
          </div>
        )}
        {rows.map(
          ({ title, text }) =>
            text !== null && (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
        {labels.length > 0 && (
          <div>
            <dt>{t('legal.labels')}</dt>
            {labels.map(({ name, number, url }) => (
              <dd key={name}>
                {url === null ? (
                  name
                ) : (
                  <a href={url} rel="noreferrer">
                    {name}
                  </a>
                )}
                {number !== null && ` (${number})`}
              </dd>
            ))}
          </div>
        )}
        {passport !== null && (
          <div>
            <dt>{t('legal.passport')}</dt>
            <dd>
              <a href={passport} rel="noreferrer">
                {t('legal.passportLink')}
              </a>
            </dd>
          </div>
        )}
      </dl>
    </TitledSection>
  );
}

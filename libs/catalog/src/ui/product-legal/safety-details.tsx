import { useTranslation } from '@vyloha/i18n';
import { productAnchors } from '../../model/product/product-anchors';
import type { LegalCompany, ProductSafety } from '../../model/product/product-legal';
import { TitledSection } from '../titled-section/titled-section';
import styles from './product-legal.module.css';

export interface SafetyDetailsProps {
  safety: ProductSafety;
}

/** Who made the product, who answers for it in the EU, how it is told apart, and warnings. */
export function SafetyDetails({ safety: { maker, responsible, identification, warnings } }: SafetyDetailsProps) {
  const { t } = useTranslation('catalog');
  return (
    <TitledSection id={productAnchors.safety} title={t('legal.safety')}>
      {warnings.length > 0 && (
        <ul className={styles.warnings} aria-label={t('legal.warnings')}>
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      <dl className={styles.details}>
        <Company title={t('legal.maker')} company={maker} />
        {responsible && <Company title={t('legal.responsible')} company={responsible} />}
        {identification !== null && (
          <div>
            <dt>{t('legal.identification')}</dt>
            <dd>{identification}</dd>
          </div>
        )}
      </dl>
    </TitledSection>
  );
}

function Company({ title, company: { name, address, contact } }: { title: string; company: LegalCompany }) {
  const href = contact.includes('@') ? `mailto:${contact}` : contact;
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {name}
        <br />
        {address}
        <br />
        <a href={href}>{contact}</a>
      </dd>
    </div>
  );
}

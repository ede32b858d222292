import { Link, type LinkProps } from '@remix-run/react';
import { usePublicConfig } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { Picture, VisuallyHidden } from '@vyloha/ui';
import type { VariantChoice as VariantChoiceModel } from '../../model/variants/variant-axes';
import styles from './variant-choice.module.css';

interface VariantChoiceProps extends Pick<LinkProps, 'onClick' | 'preventScrollReset' | 'replace'> {
  choice: VariantChoiceModel;
  isColor: boolean;
  to: string;
}

/** One value to choose. What is sold out leads nowhere, but can be reached and says so. */
export function VariantChoice({ choice, isColor, to, ...link }: VariantChoiceProps) {
  const { t } = useTranslation('catalog');
  const face = isColor ? <Swatch choice={choice} /> : <span className={styles.size}>{choice.title}</span>;
  if (!choice.isReachable) {
    const reason = `${choice.title} – ${t('variants.soldOut')}`;
    return (
      <span role="link" aria-disabled tabIndex={0} className={styles.choice} title={reason}>
        <span aria-hidden={!isColor || undefined}>{face}</span>
        <VisuallyHidden>{isColor ? t('variants.soldOut') : reason}</VisuallyHidden>
      </span>
    );
  }
  return (
    <Link
      {...link}
      to={to}
      className={styles.choice}
      title={choice.title}
      aria-current={choice.isChosen ? 'true' : undefined}
    >
      {face}
    </Link>
  );
}

/** A colour, or the picture of a pattern; its name is for those who do not see it. */
function Swatch({ choice: { title, hex, fileKey } }: { choice: VariantChoiceModel }) {
  const { themeSettings } = usePublicConfig();
  return (
    <span className={styles.swatch} style={hex === null ? undefined : { backgroundColor: hex }}>
      {fileKey !== null && <Picture fileKey={fileKey} alt="" {...themeSettings.colorSwatch} />}
      <VisuallyHidden>{title}</VisuallyHidden>
    </span>
  );
}

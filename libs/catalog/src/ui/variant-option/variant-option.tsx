import { usePublicConfig } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { Link, type LinkProps, Picture, VisuallyHidden } from '@vyloha/ui';
import type { VariantOption as VariantChoiceModel } from '../../model/variants/variant-axes';
import styles from './variant-option.module.css';

interface VariantOptionProps extends Pick<LinkProps, 'onClick' | 'preventScrollReset' | 'replace'> {
  option: VariantChoiceModel;
  isColor: boolean;
  to: string;
  /** A short text below it, such as its price. */
  note?: string | null;
}

/** One option. A sold-out one has no link, but is focusable and labelled. */
export function VariantOption({ option, isColor, to, note = null, ...link }: VariantOptionProps) {
  const { t } = useTranslation('catalog');
  const face = isColor ? <Swatch option={option} /> : <span className={styles.size}>{option.title}</span>;
  const noteText = note !== null && <span className={styles.note}>{note}</span>;
  if (!option.isReachable) {
    const reason = `${option.title} – ${t('variants.soldOut')}`;
    return (
      <span role="link" aria-disabled tabIndex={0} className={styles.option} title={reason}>
        <span aria-hidden={!isColor || undefined}>{face}</span>
        <VisuallyHidden>{isColor ? t('variants.soldOut') : reason}</VisuallyHidden>
        {noteText && <span aria-hidden>{noteText}</span>}
      </span>
    );
  }
  return (
    <Link
      {...link}
      to={to}
      className={styles.option}
      title={option.title}
      aria-current={option.isSelected ? 'true' : undefined}
    >
      {face}
      {noteText && <> {noteText}</>}
    </Link>
  );
}

/** A colour, or the picture of a pattern; its name is for screen readers. */
function Swatch({ option: { title, hex, fileKey } }: { option: VariantChoiceModel }) {
  const { themeSettings } = usePublicConfig();
  return (
    <span className={styles.swatch} style={hex === null ? undefined : { backgroundColor: hex }}>
      {fileKey !== null && <Picture fileKey={fileKey} alt="" {...themeSettings.colorSwatch} />}
      <VisuallyHidden>{title}</VisuallyHidden>
    </span>
  );
}

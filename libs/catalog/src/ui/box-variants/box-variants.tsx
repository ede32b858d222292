import { MoreMessages } from '@vyloha/i18n';
import { mostBoxRows } from '../../model/variants/box-variants';
import { BoxAxis } from './box-axis';
import styles from './box-variants.module.css';
import { type BoxVariantsProps, useBoxVariants } from './use-box-variants';

/** Colours and sizes to choose from without leaving the listing; each is a link to its page besides. */
export function BoxVariants(props: BoxVariantsProps) {
  const { shown, messages, isBusy, pathOf, choose } = useBoxVariants(props);
  if (shown === null) return null;
  return (
    <MoreMessages messages={messages}>
      <div className={styles.axes} aria-busy={isBusy || undefined}>
        {shown.axes.slice(0, mostBoxRows).map((axis) => (
          <BoxAxis key={axis.id} axis={axis} name={shown.box.name} pathOf={pathOf} onChoose={choose} />
        ))}
      </div>
    </MoreMessages>
  );
}

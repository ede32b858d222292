import { ExtraMessagesProvider } from '@vyloha/i18n';
import { maxBoxRows } from '../../model/variants/box-variants';
import { BoxAxis } from './box-axis';
import styles from './box-variants.module.css';
import { type BoxVariantsProps, useBoxVariants } from './use-box-variants';

/** Colours and sizes, selectable within the listing; each option is also a link to its page. `fallback` is shown until they are there. */
export function BoxVariants({ fallback, ...props }: BoxVariantsProps & { fallback: string }) {
  const { shown: variants, messages, isBusy, pathOf, choose } = useBoxVariants(props);
  if (variants === null) return fallback;
  return (
    <ExtraMessagesProvider messages={messages}>
      <div className={styles.axes} aria-busy={isBusy || undefined}>
        {variants.axes.slice(0, maxBoxRows).map((axis) => (
          <BoxAxis key={axis.id} axis={axis} name={variants.box.name} pathOf={pathOf} onChoose={choose} />
        ))}
      </div>
    </ExtraMessagesProvider>
  );
}

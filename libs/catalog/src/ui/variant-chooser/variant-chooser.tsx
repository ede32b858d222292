import { AddToCartForm, type AddToCartDisabledReason } from '@vyloha/cart/ui';
import { ExtraMessagesProvider } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Dialog, Stack } from '@vyloha/ui';
import { type ReactNode, useEffect } from 'react';
import type { BoxAction, ProductBox } from '../../model/product/product-box';
import type { VariantAxis } from '../../model/variants/variant-axes';
import { AddedCrossSell } from '../added-cross-sell/added-cross-sell';
import { type BoxVariantsProps, useBoxVariants } from '../box-variants/use-box-variants';
import { BoxPrice } from '../product-box/box-price';
import { ProductAvailability } from '../product-availability/product-availability';
import { VariantBatch } from '../variant-batch/variant-batch';
import { VariantPicker } from '../variant-picker/variant-picker';

export interface VariantChooserProps extends Pick<BoxVariantsProps, 'onChoose'> {
  /** Called with the box of the selected variant. */
  product: ProductBox;
  onClose: () => void;
}

const disabledReasons: Readonly<Record<BoxAction, AddToCartDisabledReason | null>> = {
  add: null,
  choose: 'variantRequired',
  view: 'notAvailable',
};

/** Clears the selection: the default variant was not selected by the shopper. */
function withoutSelection(axes: readonly VariantAxis[]): VariantAxis[] {
  return axes.map((axis) => ({ ...axis, options: axis.options.map((option) => ({ ...option, isSelected: false })) }));
}

/** A dialog to select a variant and add it to the cart; business users may order several at once there. */
export function VariantChooser({ product, onChoose, onClose }: VariantChooserProps) {
  const { shown: variants, messages, isFailed, isBusy, pathOf, choose } = useBoxVariants({ product, onChoose }, true);
  const { id, slug, name, variantId, action, availability, delivery, unit } = product;

  // The product page has all options.
  useEffect(() => {
    if (isFailed) location.assign(paths.product(slug, {}));
  }, [isFailed, slug]);

  function frame(form: ReactNode, isOpen: boolean) {
    if (variants === null) return null;
    return (
      <Dialog isOpen={isOpen} onClose={onClose} title={name} size="sm">
        <ExtraMessagesProvider messages={messages}>
          <Stack>
            <div aria-busy={isBusy || undefined}>
              <VariantPicker
                axes={action === 'choose' ? withoutSelection(variants.axes) : variants.axes}
                pathOf={pathOf}
                onChoose={choose}
              />
            </div>
            <ProductAvailability availability={availability} delivery={delivery} unit={unit} />
            <BoxPrice product={product} />
            {form}
            {variants.batch.length > 0 && <VariantBatch variants={variants.batch} onAdded={onClose} />}
          </Stack>
        </ExtraMessagesProvider>
      </Dialog>
    );
  }

  return (
    <AddToCartForm
      variantId={variantId}
      name={name}
      disabledReason={disabledReasons[action]}
      frame={frame}
      onDone={onClose}
      crossSell={<AddedCrossSell productId={id} />}
    />
  );
}

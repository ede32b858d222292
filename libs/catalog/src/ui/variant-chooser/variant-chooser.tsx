import { type AddToCartDisabledReason, disabledReason } from '@vyloha/cart';
import { AddToCartForm, NotSaleableBadge, UnavailableAddButton } from '@vyloha/cart/ui';
import { ExtraMessagesProvider } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Dialog, Stack } from '@vyloha/ui';
import { type ReactNode, useEffect } from 'react';
import type { ProductBox } from '../../model/product/product-box';
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

function disabledReasonOf({ action, availability }: ProductBox): AddToCartDisabledReason | null {
  if (action === 'choose') return 'variantRequired';
  return disabledReason({ isSaleable: availability !== null, isAvailable: action === 'add' });
}

/** Clears the selection: the default variant was not selected by the shopper. */
function withoutSelection(axes: readonly VariantAxis[]): VariantAxis[] {
  return axes.map((axis) => ({ ...axis, options: axis.options.map((option) => ({ ...option, isSelected: false })) }));
}

/** A dialog to select a variant and add it to the cart; business users may order several at once there. */
export function VariantChooser({ product, onChoose, onClose }: VariantChooserProps) {
  const { shown: variants, messages, isFailed, isBusy, pathOf, choose } = useBoxVariants({ product, onChoose }, true);
  const { id, slug, name, variantId, action, availability, delivery, unit } = product;
  const reason = disabledReasonOf(product);

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
            {availability === null ? (
              <NotSaleableBadge />
            ) : (
              <ProductAvailability availability={availability} delivery={delivery} unit={unit} />
            )}
            <BoxPrice product={product} />
            {reason === null ? form : <UnavailableAddButton reason={reason} name={name} />}
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
      frame={frame}
      onDone={onClose}
      crossSell={<AddedCrossSell productId={id} />}
    />
  );
}

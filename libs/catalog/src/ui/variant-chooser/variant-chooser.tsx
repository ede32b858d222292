import { AddToCartForm, type AddToCartObstacle } from '@vyloha/cart/ui';
import { MoreMessages } from '@vyloha/i18n';
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
  /** As it is with the variant that was chosen. */
  product: ProductBox;
  onClose: () => void;
}

const obstacles: Readonly<Record<BoxAction, AddToCartObstacle | null>> = {
  add: null,
  choose: 'variantRequired',
  view: 'notAvailable',
};

/** The values of the variant that stands for all of them are no choice of the shopper's. */
function withoutChoice(axes: readonly VariantAxis[]): VariantAxis[] {
  return axes.map((axis) => ({ ...axis, choices: axis.choices.map((choice) => ({ ...choice, isChosen: false })) }));
}

/** A window to choose a variant in and put it into the cart; business users may order several at once there. */
export function VariantChooser({ product, onChoose, onClose }: VariantChooserProps) {
  const { shown, messages, isFailed, isBusy, pathOf, choose } = useBoxVariants({ product, onChoose }, true);
  const { id, slug, name, variantId, action, availability, delivery, unit } = product;

  // The page of the goods has all there is to choose.
  useEffect(() => {
    if (isFailed) location.assign(paths.product(slug, {}));
  }, [isFailed, slug]);

  function frame(form: ReactNode, isOpen: boolean) {
    if (shown === null) return null;
    return (
      <Dialog isOpen={isOpen} onClose={onClose} title={name} size="sm">
        <MoreMessages messages={messages}>
          <Stack>
            <div aria-busy={isBusy || undefined}>
              <VariantPicker
                axes={action === 'choose' ? withoutChoice(shown.axes) : shown.axes}
                pathOf={pathOf}
                onChoose={choose}
              />
            </div>
            <ProductAvailability availability={availability} delivery={delivery} unit={unit} />
            <BoxPrice product={product} />
            {form}
            {shown.batch.length > 0 && <VariantBatch variants={shown.batch} onAdded={onClose} />}
          </Stack>
        </MoreMessages>
      </Dialog>
    );
  }

  return (
    <AddToCartForm
      variantId={variantId}
      name={name}
      obstacle={obstacles[action]}
      frame={frame}
      onDone={onClose}
      crossSell={<AddedCrossSell productId={id} />}
    />
  );
}

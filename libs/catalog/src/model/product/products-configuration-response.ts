import { optionalTranslatedText } from '@vyloha/contract';
import * as v from 'valibot';
import { defaultProductsConfiguration, type ProductsConfiguration } from './products-configuration';

/** `configuration.products` of the content system. */
export const productsConfigurationResponse = v.pipe(
  v.object({
    configuration: v.nullish(
      v.object({
        products: v.nullish(
          v.object({
            size_image: v.nullish(v.object({ path: v.string(), alt: optionalTranslatedText })),
            show_free_delivery_tag_by_price: v.boolean(),
          }),
        ),
      }),
    ),
  }),
  v.transform(({ configuration }): ProductsConfiguration => {
    const products = configuration?.products;
    if (!products) return defaultProductsConfiguration;
    const { size_image: image, show_free_delivery_tag_by_price: hasFreeDeliveryTag } = products;
    return { sizeImage: image ? { fileKey: image.path, alt: image.alt } : null, hasFreeDeliveryTag };
  }),
);

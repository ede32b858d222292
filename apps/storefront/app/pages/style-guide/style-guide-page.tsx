import { useLoaderData } from '@remix-run/react';
import { ProductBox } from '@vyloha/catalog/ui';
import { LoadedBlockList } from '@vyloha/content-blocks/ui';
import { pickTranslation } from '@vyloha/contract';
import { useLocale } from '@vyloha/i18n';
import { PageHeading, PageLayout } from '@vyloha/ui';
import { Actions } from './chapters/actions';
import { Fields } from './chapters/fields';
import { Floating } from './chapters/floating';
import { Products } from './chapters/products';
import { Messages } from './chapters/messages';
import { Surfaces } from './chapters/surfaces';
import { Tokens } from './chapters/tokens';
import { NavigationSamples } from './chapters/navigation';
import { guideTexts } from './guide-texts';
import { Chapter } from './specimen';
import type { styleGuideLoader } from './style-guide-loader.server';
import { ThemeSwitch } from './theme-switch';

/** The living style guide: each component and each block of the shop in all its states, in the requested theme. */
export function StyleGuidePage() {
  const { blocks, products } = useLoaderData<typeof styleGuideLoader>();
  const locale = useLocale();
  const title = pickTranslation(guideTexts.title, locale);
  return (
    <PageLayout breadcrumbs={[{ title }]} spacing="wide">
      <PageHeading title={title} lead={pickTranslation(guideTexts.intro, locale)} />
      <ThemeSwitch />
      <Tokens />
      <Actions />
      <Fields />
      <Products products={products} />
      <NavigationSamples products={products} />
      <Messages />
      <Floating />
      <Surfaces />
      <Chapter name="blocks">
        <LoadedBlockList
          {...blocks}
          productBox={(product) => <ProductBox key={product.id} product={product} headingLevel={3} />}
        />
      </Chapter>
    </PageLayout>
  );
}

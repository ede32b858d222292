import { PublicConfigProvider } from '@vyloha/config';
import { I18nProvider } from '@vyloha/i18n';
import { ShopperProvider } from '@vyloha/session/ui';
import { renderToString } from 'react-dom/server';
import { createStaticRouter, StaticRouterProvider } from 'react-router-dom/server.js';
import type { Frame } from '../compose/frame/frame';
import { FrameMessagesProvider, FrameProvider } from '../compose/frame/frame-context';
import { PersonalProvider } from '../compose/personal/personal-data';
import type { PersonalData } from '../compose/personal/personal-data';
import { isContentName, personalContents } from '../compose/personal/personal-hole';
import type { PageSettings } from '../compose/root/root-loader.server';

function contentOf(name: string) {
  if (!isContentName(name)) throw new RangeError(`Nothing fills the hole '${name}'`);
  return personalContents[name];
}

/** The values that decide what the content shows. */
export function personalValuesOf(name: string, personal: PersonalData): unknown {
  return contentOf(name).valuesOf(personal);
}

/** Content depends on nothing of its page's address. */
const location = { pathname: '/', search: '', hash: '', state: null, key: 'default' };

/**
 * The content of a hole for one shopper, exactly as it would be within the page.
 * @throws RangeError for a hole that nothing fills
 */
export function renderPersonalContent(
  name: string,
  personal: PersonalData,
  { settings, frame }: { settings: PageSettings; frame: Frame | null },
): string {
  const { Content } = contentOf(name);
  const element = (
    <PublicConfigProvider config={settings.config}>
      <I18nProvider locale={settings.locale} messages={settings.messages}>
        <ShopperProvider shopper={settings.shopper} person={personal.person}>
          <PersonalProvider value={personal}>
            <FrameProvider value={frame}>
              <FrameMessagesProvider>
                <Content />
              </FrameMessagesProvider>
            </FrameProvider>
          </PersonalProvider>
        </ShopperProvider>
      </I18nProvider>
    </PublicConfigProvider>
  );
  const context = {
    basename: '/',
    location,
    matches: [],
    loaderData: {},
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    activeDeferreds: null,
  };
  const router = createStaticRouter([{ id: 'content', path: '*', element }], context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

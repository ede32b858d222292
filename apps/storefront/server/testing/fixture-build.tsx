import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from '@remix-run/node';
import { data, redirect } from '@remix-run/node';
import { Await, isRouteErrorResponse, Outlet, Scripts, useLoaderData, useRouteError } from '@remix-run/react';
import { withUnavailableFallback } from '@vyloha/http-client';
import { toShopperView } from '@vyloha/session';
import { Suspense } from 'react';
import * as v from 'valibot';
import { personalPlaceholder } from '../../app/compose/personal/personal-data';
import { useNonce } from '../../app/compose/root/nonce';
import { isErrorPageData } from '../../app/compose/errors/error-page-data';
import { createServerBuild } from './server-build';
import type { ServerRoute } from './server-build';

/** Minimal pages, one for each behaviour of the host under test. */
function Root() {
  const nonce = useNonce();
  const { messages } = useLoaderData<typeof rootLoader>();
  return (
    <html lang="cs">
      <body>
        <p data-messages={messages.join()} />
        <Outlet />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** As in the shop, the error page of a route is inside the frame. */
function RootErrorBoundary() {
  const error = useRouteError();
  const page = isRouteErrorResponse(error) && isErrorPageData(error.data) ? error.data : null;
  return (
    <html lang="cs">
      <body data-frame>
        <h1>{page?.content?.title ?? page?.title}</h1>
        <Scripts />
      </body>
    </html>
  );
}

async function rootLoader({ context }: LoaderFunctionArgs) {
  const { currency, isShared, locale, publicConfig: config, rendered, shopper: caller } = context;
  const shopper = toShopperView(caller, currency);
  rendered.settings = { config, locale, shopper, messages: {}, frame: '1' };
  // A page of one shopper shows nothing personal here; the host fills it into pages that many share.
  const personal = isShared ? personalPlaceholder : null;
  return { messages: context.session.fireFlashMessages().map(({ text }) => text), personal };
}

function Home() {
  const { currency, isLoggedIn, path } = useLoaderData<typeof homeLoader>();
  return <p data-currency={currency} data-logged-in={isLoggedIn} data-path={path} />;
}

async function homeLoader({ context, request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  return { currency: context.currency.code, isLoggedIn: context.shopper.isLoggedIn, path: pathname + search };
}

/** All that a loader of a page for many shoppers can know of a request. */
function Mirror() {
  return <pre>{JSON.stringify(useLoaderData<typeof mirrorLoader>())}</pre>;
}

async function mirrorLoader({ context, request }: LoaderFunctionArgs) {
  const { currency, locale, publicConfig, shopper: caller } = context;
  const shopper = toShopperView(caller, currency);
  return { url: request.url, headers: [...request.headers], currency, locale, shopper, domain: publicConfig.domain };
}

/** Data that a page asks for later. */
async function variantsLoader(args: LoaderFunctionArgs) {
  return Response.json(await mirrorLoader(args), { headers: { 'Cache-Control': 'private, no-store' } });
}

function Deferred() {
  const { later } = useLoaderData<typeof deferredLoader>();
  return (
    <Suspense fallback={<p>čekáme</p>}>
      <Await resolve={later}>{(text) => <p>{String(text)}</p>}</Await>
    </Suspense>
  );
}

async function deferredLoader() {
  return { later: new Promise<string>((resolve) => setTimeout(resolve, 40, 'dorazilo')) };
}

async function partLoader({ context }: LoaderFunctionArgs) {
  const part = context.store.send({ method: 'GET', path: '/api/v1/part', schema: v.string() });
  const isThere = await withUnavailableFallback(
    part.then(() => true),
    () => false,
  );
  return { isThere };
}

/** Responses are cached by their schema: one schema, created once. */
const sharedSchema = v.unknown();

async function sharedLoader({ context }: LoaderFunctionArgs) {
  await context.store.send({ method: 'GET', path: '/api/v1/shared', schema: sharedSchema, shared: true });
  return {};
}

async function restrictedLoader({ context }: LoaderFunctionArgs) {
  const text = context.cms.rest({ path: '/restricted', schema: v.string(), checkPermissions: true });
  return { text: await text };
}

function Restricted() {
  return <p>{useLoaderData<typeof restrictedLoader>().text}</p>;
}

async function missingLoader(): Promise<never> {
  throw new Response(null, { status: 404 });
}

async function setCookieLoader({ context }: LoaderFunctionArgs) {
  context.cookies.set('guestCart', 'g-1');
  return {};
}

async function flashAction({ context }: ActionFunctionArgs) {
  context.session.flash({ kind: 'success', text: 'Uloženo' });
  return redirect('/', 303);
}

async function requiredLoader({ context }: LoaderFunctionArgs) {
  return { needed: await context.store.send({ method: 'GET', path: '/api/v1/needed', schema: v.string() }) };
}

async function requiredAction({ context, request }: ActionFunctionArgs) {
  await request.formData();
  await context.store.send({ method: 'GET', path: '/api/v1/needed', schema: v.string() });
  return redirect('/', 303);
}

async function brokenLoader(): Promise<never> {
  throw new Error('secret detail');
}

async function catchAllLoader({ params }: LoaderFunctionArgs) {
  if (params['*'] !== 'nova-cesta') throw data(null, { status: 404 });
  return {};
}

const pages = {
  home: { path: '/', default: Home, loader: homeLoader },
  mirror: { path: '/mirror', default: Mirror, loader: mirrorLoader },
  variants: { path: '/varianty', default: undefined, loader: variantsLoader },
  deferred: { path: '/deferred', default: Deferred, loader: deferredLoader },
  part: { path: '/part', default: () => <p>část</p>, loader: partLoader },
  shared: { path: '/shared', default: () => <p>společné</p>, loader: sharedLoader },
  restricted: { path: '/restricted', default: Restricted, loader: restrictedLoader },
  missing: { path: '/missing', default: () => null, loader: missingLoader },
  remember: { path: '/remember', default: () => <p>zapamatováno</p>, loader: setCookieLoader },
  flash: { path: '/flash', default: () => null, action: flashAction },
  needed: { path: '/needed', default: () => null, loader: requiredLoader, action: requiredAction },
  broken: { path: '/broken', default: () => null, loader: brokenLoader },
  category: { path: '/zahrada', default: Home, loader: homeLoader },
  cart: { path: '/kosik', default: Home, loader: homeLoader },
  'product-slug___cs': { path: '/produkt/:slug', default: () => null, loader: missingLoader },
  all___cs: { path: '/*', default: () => <p>vše</p>, loader: catchAllLoader },
};

/** A Remix build without a bundler. */
export function createFixtureBuild(): ServerBuild {
  const routes = Object.entries(pages).map(([id, { path, ...module }]): [string, ServerRoute] => {
    return [id, { id, parentId: 'root', path: path.slice(1), module }];
  });
  const root = {
    id: 'root',
    path: '',
    module: { default: Root, ErrorBoundary: RootErrorBoundary, loader: rootLoader },
  };
  return createServerBuild({ root, ...Object.fromEntries(routes) });
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainBrowser } from '@vyloha/e2e-fixtures/plain-browser';
import { workspaceRoot } from '@vyloha/e2e-fixtures/processes';
import { expect, test } from '@vyloha/e2e-fixtures/test';

interface Text {
  cs: string;
}
interface Picture {
  path: string;
}
interface WireBranch {
  _id: string;
  store_id: string;
  title: Text;
  description: Text;
  opening_hours: { day: number; from: string; to: string }[];
  opening_exceptions: { date: string; reason: Text | null }[];
  services: Text[];
  gps_latitude: number;
  gps_longitude: number;
  google_map_link: string;
  map_iframe: string;
  iframe_360: string;
  map_description: Text;
  map_images: Picture[];
  images: Picture[];
  main_image: Picture;
  car_accessibility: Text;
  public_transportation_accessibility: Text;
  review_link: string;
  lastModified: string;
  page_meta: { seo_title: Text; seo_description: Text; slug: Text; share_image: Picture };
  employees: { title: string; position: Text; email: string; phone: string | null; photo: Picture }[];
  storeBranch: { street: string; postcode: string; city: string; phone: string; email: string };
}

const query = `{ branch(slug: "praha-karlin") {
  _id store_id title { cs } description { cs } opening_hours { day from to } opening_exceptions { date reason { cs } }
  services { cs } gps_latitude gps_longitude google_map_link map_iframe iframe_360 map_description { cs }
  map_images { path } images { path } main_image { path } car_accessibility { cs }
  public_transportation_accessibility { cs } review_link lastModified
  page_meta { seo_title { cs } seo_description { cs } slug { cs } share_image { path } }
  employees { title position { cs } email phone photo { path } } storeBranch { street postcode city phone email }
} }`;

async function fetchBranch(): Promise<WireBranch> {
  const response = await fetch(`${process.env['E2E_BACKEND_URL']}/cms/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as { data: { branch: [WireBranch] } };
  return data.branch[0];
}

/** In the shop's time zone, as pages write it. */
const date = (iso: string) => {
  const [year, month, day] = new Date(iso)
    .toLocaleDateString('sv', { timeZone: 'Europe/Paris' })
    .split('-')
    .map(Number);
  return { short: `${day}. ${month}.`, long: `${day}. ${month}. ${year}` };
};
const time = (text: string) => text.replace(/^0/, '');

/** For each field what the page of the branch must contain, as text, in its markup, or why it has nothing. */
const expectations: Record<string, (branch: WireBranch) => { text?: string[]; markup?: string[]; reason?: string }> = {
  _id: () => ({ reason: 'an id of the content system means nothing to a shopper' }),
  store_id: ({ store_id }) => ({ markup: [`"branchCode":"${store_id}"`] }),
  title: ({ title }) => ({ text: [title.cs] }),
  description: ({ description }) => ({ text: [description.cs] }),
  opening_hours: ({ opening_hours: hours }) => ({ text: hours.map(({ from, to }) => `${time(from)}–${time(to)}`) }),
  opening_exceptions: ({ opening_exceptions: [first] }) => ({
    text: [date(first?.date ?? '').short, first?.reason?.cs ?? ''],
  }),
  region: () => ({ text: ['Praha'], markup: ['kraj=praha'] }),
  services: ({ services }) => ({ text: services.map(({ cs }) => cs) }),
  gps_latitude: ({ gps_latitude }) => ({ markup: [`"latitude":${gps_latitude}`] }),
  gps_longitude: ({ gps_longitude }) => ({ markup: [`"longitude":${gps_longitude}`] }),
  google_map_link: ({ google_map_link }) => ({ markup: [google_map_link] }),
  map_iframe: ({ map_iframe }) => ({
    markup: [/src="([^"]+)"/.exec(map_iframe)?.[1]?.replaceAll('&amp;', '&') ?? '-'],
  }),
  iframe_360: ({ iframe_360 }) => ({ markup: [iframe_360] }),
  map_description: ({ map_description }) => ({ text: [map_description.cs] }),
  map_images: ({ map_images }) => ({ markup: map_images.map(({ path }) => `/img/${path}`) }),
  images: ({ images }) => ({ markup: images.map(({ path }) => `/img/${path}`) }),
  main_image: ({ main_image }) => ({ markup: [`/img/${main_image.path}`] }),
  car_accessibility: ({ car_accessibility }) => ({ text: [car_accessibility.cs] }),
  public_transportation_accessibility: (branch) => ({ text: [branch.public_transportation_accessibility.cs] }),
  pay_with_card: () => ({ text: ['kartou'] }),
  review_link: ({ review_link }) => ({ markup: [review_link], text: ['Ohodnotit pobočku'] }),
  lastModified: ({ lastModified }) => ({ text: [date(lastModified).long] }),
  page_meta: ({ page_meta: { seo_title, seo_description, slug, share_image } }) => ({
    markup: [seo_title.cs, seo_description.cs, `/pobocky/${slug.cs}"`, `/img/${share_image.path}`],
  }),
  weight: () => ({ reason: 'the order of the list' }),
  branch_is_primary: () => ({ text: ['Hlavní prodejna'] }),
  employees: ({ employees }) => ({
    text: employees.flatMap(({ title, position, email, phone }) => [title, position.cs, email, phone ?? '']),
    markup: employees.map(({ photo }) => `/img/${photo.path}`),
  }),
  storeBranch: ({ storeBranch: { street, postcode, city, phone, email } }) => ({
    text: [street, postcode, city, phone, email],
  }),
};

test('every field of a branch is on its page, and there is no field without an expectation', async ({ baseURL }) => {
  const schema = readFileSync(join(workspaceRoot, 'libs/contract/schema.graphql'), 'utf8');
  const type = /^type Branch \{([^}]*)\}/m.exec(schema)?.[1] ?? '';
  const fields = [...type.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name);
  expect(Object.keys(expectations).toSorted()).toEqual(fields.toSorted());

  const branch = await fetchBranch();
  const browser = new PlainBrowser(baseURL ?? '');
  await browser.open('/pobocky/praha-karlin');
  const text = (browser.document.body.textContent ?? '').replaceAll('\u00a0', ' ');
  const markup = browser.html.replaceAll('\u00a0', ' ').replaceAll('&amp;', '&');
  for (const [name, expected] of Object.entries(expectations)) {
    const { text: texts = [], markup: pieces = [] } = expected(branch);
    expect(
      texts.filter((one) => !text.includes(one)),
      name,
    ).toEqual([]);
    expect(
      pieces.filter((one) => !markup.includes(one)),
      name,
    ).toEqual([]);
  }
});

test('the frames of other sites are empty until they are asked for', async ({ baseURL }) => {
  const browser = new PlainBrowser(baseURL ?? '');
  for (const path of ['/clanky?seznam=pobocky', '/pobocky/praha-karlin']) {
    await browser.open(path);
    const frames = [...browser.document.querySelectorAll('iframe')];
    expect(frames.length, path).toBeGreaterThan(0);
    for (const frame of frames) {
      expect(frame.hasAttribute('src'), path).toBe(false);
      expect(browser.document.querySelector(`a[target="${frame.name}"]`), path).not.toBeNull();
    }
  }
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  withClosedNotice,
  formatClosedNotices,
  noticeKinds,
  parseClosedNotices,
  parseCloseNotice,
  type Notice,
} from './closed-notices';

const noClosedNotices = parseClosedNotices(null);
const notice = fc
  .tuple(fc.constantFrom(...noticeKinds), fc.stringMatching(/^[a-z0-9]{1,8}$/))
  .map(([kind, version]): Notice => `${kind}-${version}`);

describe('closed notices', () => {
  it('survive a round trip through the cookie', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(notice, { maxLength: 20 }),
        fc.boolean(),
        fc.boolean(),
        (notices, byForm, measuring) => {
          const closed = { notices, byForm, granted: measuring ? (['analytics'] as const) : [] };
          expect(parseClosedNotices(formatClosedNotices(closed))).toEqual(closed);
        },
      ),
    );
  });

  it.each([[null], [''], ['banner'], ['<script>'], ['consentt'], ['topBanner-'], ['entry-a b'], ['entry-ABC']])(
    '%j closes nothing',
    (cookie) => {
      expect(parseClosedNotices(cookie)).toEqual({ notices: [], byForm: false, granted: [] });
    },
  );

  it('drops unknown names', () => {
    expect(parseClosedNotices('x.consent.y').notices).toEqual(['consent']);
  });

  it('store only the newest top banner, but every entry modal', () => {
    const closing: { notice: Notice }[] = [
      { notice: 'topBanner-1' },
      { notice: 'entry-spring' },
      { notice: 'topBanner-2' },
      { notice: 'entry-autumn' },
      { notice: 'entry-spring' },
    ];
    expect(closing.reduce((closed, input) => withClosedNotice(closed, input), noClosedNotices).notices).toEqual([
      'topBanner-2',
      'entry-autumn',
      'entry-spring',
    ]);
  });

  it('are stored as closed without JavaScript when the browser posted the form itself', () => {
    expect(withClosedNotice(noClosedNotices, { notice: 'consent' }).byForm).toBe(false);
    expect(withClosedNotice(noClosedNotices, { notice: 'consent', redirectTo: '/' }).byForm).toBe(true);
  });

  it('store the consents, which closing another notice does not change', () => {
    const agreed = withClosedNotice(noClosedNotices, { notice: 'consent-1' }, ['analytics']);
    expect(agreed.granted).toEqual(['analytics']);
    expect(withClosedNotice(agreed, { notice: 'topBanner-1' }).granted).toEqual(['analytics']);
    expect(withClosedNotice(agreed, { notice: 'consent-1' }, []).granted).toEqual([]);
    expect(withClosedNotice(agreed, { notice: 'consent-2' }, []).notices).toEqual(['consent-2']);
  });

  it.each([[{}], [{ notice: 'nonsense' }], [{ notice: 'consent', consent: 'perhaps' }]])('%j closes none', (fields) => {
    expect(parseCloseNotice(fields)).toBeNull();
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterClosing, formatClosed, noticeKinds, parseClosed, parseCloseNotice, type Notice } from './closed-notices';

const nothing = parseClosed(null);
const notice = fc
  .tuple(fc.constantFrom(...noticeKinds), fc.stringMatching(/^[a-z0-9]{1,8}$/))
  .map(([kind, version]): Notice => `${kind}-${version}`);

describe('closed notices', () => {
  it('survive the cookie', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(notice, { maxLength: 20 }),
        fc.boolean(),
        fc.boolean(),
        (notices, byForm, measuring) => {
          const closed = { notices, byForm, allowsMeasuring: measuring };
          expect(parseClosed(formatClosed(closed))).toEqual(closed);
        },
      ),
    );
  });

  it.each([[null], [''], ['banner'], ['<script>'], ['consentt'], ['topBanner-'], ['entry-a b'], ['entry-ABC']])(
    '%j closes nothing',
    (cookie) => {
      expect(parseClosed(cookie)).toEqual({ notices: [], byForm: false, allowsMeasuring: false });
    },
  );

  it('drops names nobody knows', () => {
    expect(parseClosed('x.consent.y').notices).toEqual(['consent']);
  });

  it('remember the newest top banner only, but every entry modal', () => {
    const closing: { notice: Notice }[] = [
      { notice: 'topBanner-1' },
      { notice: 'entry-spring' },
      { notice: 'topBanner-2' },
      { notice: 'entry-autumn' },
      { notice: 'entry-spring' },
    ];
    expect(closing.reduce(afterClosing, nothing).notices).toEqual(['topBanner-2', 'entry-autumn', 'entry-spring']);
  });

  it('are remembered as closed without script when the browser posted the form itself', () => {
    expect(afterClosing(nothing, { notice: 'consent' }).byForm).toBe(false);
    expect(afterClosing(nothing, { notice: 'consent', redirectTo: '/' }).byForm).toBe(true);
  });

  it('carry the consent, which another notice does not change', () => {
    const agreed = afterClosing(nothing, { notice: 'consent', measuring: 'yes' });
    expect(agreed.allowsMeasuring).toBe(true);
    expect(afterClosing(agreed, { notice: 'topBanner-1' }).allowsMeasuring).toBe(true);
    expect(afterClosing(agreed, { notice: 'consent', measuring: 'no' }).allowsMeasuring).toBe(false);
  });

  it.each([[{}], [{ notice: 'nonsense' }], [{ notice: 'consent', measuring: 'perhaps' }]])(
    '%j closes none',
    (fields) => {
      expect(parseCloseNotice(fields)).toBeNull();
    },
  );
});

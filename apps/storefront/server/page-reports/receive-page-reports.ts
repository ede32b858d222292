import { endpointPatterns } from '@vyloha/links';
import { counter, histogram } from '@vyloha/telemetry/server';
import { type RequestHandler, Router } from 'express';
import * as v from 'valibot';
import { vitalNames } from '../../app/compose/page-reports/page-report';
import { handleAsync } from '../http/handle-async';
import { mediaType, readBody } from '../http/read-body';
import { pageReportSchema, readErrors } from './page-report-schema';
import { ReportLimit } from './report-limit';

/** A report of ten errors has less. */
const maxBytes = 4_096;

const seconds = [0.05, 0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 2.5, 4, 8];
const shifts = [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1];

const durations = histogram(
  'vyloha_browser_vital_seconds',
  'Web vitals that are durations, as browsers measured them',
  ['vital', 'route'],
  seconds,
);
const layoutShifts = histogram(
  'vyloha_browser_layout_shift',
  'Cumulative layout shift, as browsers measured it',
  ['route'],
  shifts,
);
const errors = counter('vyloha_browser_errors_total', 'Script errors in browsers by route', ['route']);
const refused = counter(
  'vyloha_browser_reports_refused_total',
  'Reports of browsers that were not taken; with the reason error, single errors of them',
  ['reason'],
);

type Report = v.InferOutput<typeof pageReportSchema>;

const msPerSecond = 1000;

function recordVitals({ vitals }: Pick<Report, 'vitals'>, route: string): void {
  for (const vital of vitalNames) {
    const value = vitals[vital];
    if (value === undefined) continue;
    if (vital === 'cls') layoutShifts.observe({ route }, value);
    else durations.observe({ vital, route }, value / msPerSecond);
  }
}

const ownScript = /^\/assets\/[\w./-]{1,200}$/;

/**
 * Takes what browsers report of speed and script errors: as metrics by route, and a line of the log for each error, without
 * anything that would tell who reported it.
 * @param routeOf the pattern of a path, so that nobody can add metrics
 */
export function receivePageReports(routeOf: (path: string) => string): RequestHandler {
  const limit = new ReportLimit();
  const router = Router();
  router.post(
    endpointPatterns.measuring,
    handleAsync(async (request, response) => {
      response.set('Cache-Control', 'no-store');
      const refuse = (status: number, reason: string) => {
        refused.inc({ reason });
        response.status(status).end();
      };
      if (!limit.admits(request.ip ?? '')) return refuse(429, 'limit');
      if (mediaType(request) !== 'application/json') return refuse(415, 'type');
      const report = parseReport((await readBody(request, maxBytes)).toString());
      if (report === null) return refuse(400, 'content');
      const route = routeOf(report.path);
      recordVitals(report, route);
      const readable = readErrors(report.errors);
      const oddCount = report.errors.length - readable.length;
      if (oddCount > 0) refused.inc({ reason: 'error' }, oddCount);
      if (readable.length > 0) errors.inc({ route }, readable.length);
      for (const error of readable) {
        // Of a script in a page: its path may say who was there, and contain a secret.
        const source = ownScript.test(error.source) ? error.source : routeOf(error.source);
        response.locals.log.warn({ route, ...error, source }, 'script error in a browser');
      }
      response.status(204).end();
    }),
  );
  return router;
}

function parseReport(body: string): Report | null {
  try {
    return v.parse(pageReportSchema, JSON.parse(body));
  } catch {
    return null;
  }
}

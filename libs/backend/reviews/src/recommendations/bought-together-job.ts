import { inArray } from 'drizzle-orm';
import { job } from '@vyloha/backend-kernel/tables';
import { type JobDefinition, type JobStep, takeJobs } from '@vyloha/backend-kernel';
import { refreshBoughtTogether } from './refresh-bought-together';

const maxEqualJobs = 1000;

/** Jobs are removed only when it is done: an aborted count is restarted. */
const countBoughtTogether: JobStep = async (db, _limit, onTaken) => {
  const jobs = await db.transaction((tx) => takeJobs(tx, 'bought-together', maxEqualJobs));
  if (jobs.length === 0) return 0;
  onTaken(jobs);
  await refreshBoughtTogether(db, new Date());
  await db.delete(job).where(
    inArray(
      job.id,
      jobs.map(({ id }) => id),
    ),
  );
  return jobs.length;
};

export const boughtTogetherJob: JobDefinition = { kind: 'bought-together', urgency: 3, step: countBoughtTogether };

declare module '@vyloha/backend-kernel/job-kinds' {
  interface JobKinds {
    'bought-together': true;
  }
}

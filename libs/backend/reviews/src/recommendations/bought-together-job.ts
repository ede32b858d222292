import { type JobDefinition, type JobStep, removeJobs, takeJobs } from '@vyloha/backend-kernel';
import { refreshBoughtTogether, vacuumBoughtTogether } from './refresh-bought-together';

const maxEqualJobs = 1000;

/** The jobs stay locked until it is done: nobody else counts meanwhile, and an aborted count is restarted. */
const countBoughtTogether: JobStep = async (db, _limit, onTaken) => {
  const done = await db.transaction(async (tx) => {
    const jobs = await takeJobs(tx, 'bought-together', maxEqualJobs);
    onTaken(jobs);
    if (jobs.length > 0) await refreshBoughtTogether(tx, new Date());
    await removeJobs(tx, jobs);
    return jobs.length;
  });
  if (done > 0) await vacuumBoughtTogether(db);
  return done;
};

export const boughtTogetherJob: JobDefinition = { kind: 'bought-together', urgency: 3, step: countBoughtTogether };

declare module '@vyloha/backend-kernel/job-kinds' {
  interface JobKinds {
    'bought-together': true;
  }
}

import * as v from 'valibot';
import { HttpError } from '../server/http-error';
import { defineRoute, type Route } from '../server/routes/route';
import { dataSchema } from '../server/openapi/wire-shapes';
import { writeBackup } from './write-backup';

const isDiskFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOSPC';

const makeBackup = defineRoute({
  method: 'POST',
  url: '/store/api/v1/backups',
  summary: 'Backs up the embedded database into a file beside it; only for the command on the backend’s machine',
  access: 'command',
  body: v.object({}),
  response: dataSchema(v.object({ path: v.string(), bytes: v.number() })),
  handler: async (ctx) => {
    try {
      const backup = await writeBackup(ctx.db, ctx.settings.dataDir, ctx.now());
      if (backup === null) throw new HttpError(409, [{ key: 'backupByServer', code: 'database_server' }]);
      return { data: backup };
    } catch (error) {
      if (isDiskFull(error)) throw new HttpError(507, [{ key: 'diskFull', code: 'disk_full' }]);
      throw error;
    }
  },
});

export const backupRoutes: readonly Route[] = [makeBackup];

import { noteOnly } from '~/db/kit/audit'
import { settingNow } from '~/db/kit/setting'
import { askForProof } from '~/db/kit/step-up'
import type { Work } from '~/db/kit/work'
import { businessDay } from '~/domain/kit/time'
import type { ListExport } from '~/domain/users/list-export'

/** The trail says who took how much of which list; many rows ask for a fresh proof where the company asks for one at all. */
export async function noteListExport(work: Work, { list, rows, form }: ListExport): Promise<void> {
  if (rows > (await settingNow(work, 'privacy.export-rows')))
    await askForProof(work.sql, work.by, businessDay(work.now))
  await noteOnly(work, 'list', 'export', { list, rows, form })
}

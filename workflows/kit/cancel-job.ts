import { noteOnly } from '~/db/kit/audit'
import { cancelJob as stop } from '~/db/kit/jobs'
import type { Work } from '~/db/kit/work'
import { Refused } from '~/domain/kit/problem'

/** A job that runs looks at its row and ends; one that is over stays as it is. */
export async function cancelJob(work: Work, id: string): Promise<{ cancelled: boolean }> {
  if (!(await stop(work, id))) throw new Refused('This job has already ended')
  await noteOnly(work, 'job', 'cancel', {}, id)
  return { cancelled: true }
}

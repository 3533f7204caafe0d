import { draftsToLookAtAgain, loadsHeld, projectsToBill } from '~/db/billing/billable'
import { notesToLookAtAgain } from '~/db/billing/invoice-note'
import { lockProject } from '~/db/billing/project-to-bill'
import { settingNow } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import type { GenerateDrafts } from '~/domain/billing/invoice-draft'
import { noteAgain } from './after-emodification'
import { draftProject, type GeneratedDraft, generated } from './draft-project'
import { draftProjects } from './draft-projects'
import { passCleanDraft } from './pass-clean-draft'
import { rerunDraft } from './rerun-draft'

/**
 * One draft a project, period and split: loads not yet billed are gathered, priced and sent to the first level or to the
 * exceptions. What people decided on a draft stays; a draft whose period still runs goes on collecting. Clean ones pass
 * without a person where the company lets them.
 */
export async function generateDrafts(work: Work, period: GenerateDrafts): Promise<{ drafts: GeneratedDraft[] }> {
  const drafts: GeneratedDraft[] = []
  // First what is open: a load that it lets go may belong to another project now.
  for (const party of await draftsToLookAtAgain(work.sql, work.by, period))
    drafts.push(...(await draftProject(work, party, period)))
  drafts.push(...(await draftProjects(work, await projectsToBill(work.sql, work.by, period), period)))
  for (const note of await notesToLookAtAgain(work.sql, work.by, period)) {
    if (note.kind === 'invoice') {
      await lockProject(work, note.projectId)
      const row = await rerunDraft(work, note.id)
      drafts.push(generated(row, (await loadsHeld(work.sql, [row.id])).length))
      continue
    }
    const row = await noteAgain(work, note)
    if (row) drafts.push(generated(row, 1))
  }
  return { drafts: await passed(work, drafts) }
}

async function passed(work: Work, drafts: readonly GeneratedDraft[]): Promise<GeneratedDraft[]> {
  if (!(await settingNow(work, 'billing.clean-pass')).passes) return [...drafts]
  const after: GeneratedDraft[] = []
  for (const draft of drafts)
    after.push(draft.status === 'with_sales' ? generated(await passCleanDraft(work, draft.id), draft.loads) : draft)
  return after
}

import { seenProject } from '~/db/customers/project'
import type { Key } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'
import { pricesIn, productPrice } from '~/db/pricing/product-price'
import {
  makeRoomFor,
  type ProjectPricingRecord,
  projectPricing,
  seenProjectPricing,
} from '~/db/pricing/project-pricing'
import { Fault, invalid, Missing, Refused } from '~/domain/kit/problem'
import type { ChangedDays, DaysChange } from '~/domain/pricing/agreed-days'
import type { PendingPrice } from '~/domain/pricing/price-approval'
import { type ProjectPricingSave, spokenAgreed } from '~/domain/pricing/project-pricing'
import { askDays, changeOfDays, refuseOtherDays } from './ask-agreed-days'

type AskedDays = Pick<ProjectPricingRecord, 'projectId' | 'effectiveStartDate' | 'effectiveEndDate'>
/** The days in force; with `approval` those asked for are not, and what is new has no id. */
export type SavedProjectPricing = (ProjectPricingRecord | (AskedDays & { id: null; version: null })) & {
  approval: PendingPrice | null
}
export type RemovedProjectPricing = { removed: boolean; approval: PendingPrice | null }

/** What the question about other days runs when it is approved, with the prices that were judged. */
export type DaysCommand = { changed: ChangedDays[] } & ({ days: ProjectPricingSave } | { removed: Key })

/** A period of agreed prices; its neighbours make room in the same transaction. */
export async function saveProjectPricing(work: Work, given: ProjectPricingSave): Promise<SavedProjectPricing> {
  const { id, version: _version, ...asked } = given
  const before = id ? await ownPeriod(work, given, id) : null
  const project = await seenProject(work.sql, work.by, given.projectId)
  const changed = await changeOfDays(work, project.id, changeOf(given))
  const approval = await askDays(work, project, {
    subjectKey: `project_pricing:${id ?? `${project.id}:${given.effectiveStartDate}`}`,
    label: `Agreed prices ${spokenAgreed(given)}`,
    changed,
    command: { days: given, changed } satisfies DaysCommand,
  })
  if (approval) return { ...(before ?? { id: null, version: null, ...asked }), approval }
  return { ...(await writeProjectPricing(work, given)), approval: null }
}

/** All prices of a period go with it; when they cannot be read, nothing is deleted (R-307). */
export async function removeProjectPricing(work: Work, key: Key): Promise<RemovedProjectPricing> {
  const before = projectPricing.atVersion(await periodToRemove(work, key.id), key.version)
  const project = await seenProject(work.sql, work.by, before.projectId)
  const changed = await changeOfDays(work, project.id, { kind: 'remove', id: key.id })
  const approval = await askDays(work, project, {
    subjectKey: `project_pricing:${key.id}`,
    label: `No more agreed prices ${spokenAgreed(before)}`,
    changed,
    command: { removed: key, changed } satisfies DaysCommand,
  })
  if (!approval) await voidProjectPricing(work, key)
  return { removed: !approval, approval }
}

/** Brings approved days into force, if they still mean what was approved. */
export async function applyDays(work: Work, command: DaysCommand): Promise<void> {
  const [projectId, change] =
    'days' in command
      ? [command.days.projectId, changeOf(command.days)]
      : [
          (await projectPricing.get(work.sql, command.removed.id)).projectId,
          { kind: 'remove' as const, id: command.removed.id },
        ]
  refuseOtherDays(command.changed, await changeOfDays(work, projectId, change))
  if ('days' in command) await writeProjectPricing(work, command.days)
  else await voidProjectPricing(work, command.removed)
}

async function writeProjectPricing(work: Work, given: ProjectPricingSave): Promise<ProjectPricingRecord> {
  const { id, version, projectId, ...values } = given
  const period = { from: values.effectiveStartDate, to: values.effectiveEndDate }
  await makeRoomFor(work, projectId, period, id ?? undefined)
  return id
    ? projectPricing.update(work, { id, version: version ?? 0 }, values)
    : projectPricing.insert(work, { projectId, ...values })
}

async function voidProjectPricing(work: Work, key: Key): Promise<void> {
  for (const { id, version } of await pricesIn(work.sql, [key.id])) await productPrice.remove(work, { id, version })
  await projectPricing.update(work, key, { status: 'void' }, 'remove')
}

async function ownPeriod(work: Work, { projectId, version }: ProjectPricingSave, id: string) {
  const before = projectPricing.atVersion(await seenProjectPricing(work.sql, work.by, id), version ?? 0)
  if (before.projectId !== projectId) throw invalid('projectId', 'Agreed prices cannot move to another project')
  refuseVoid(before)
  return before
}

/** Days that were taken back, or that others took the place of, do not come back. */
function refuseVoid({ status }: ProjectPricingRecord): void {
  if (status !== 'active') throw new Refused('These agreed prices are no longer in force', undefined, { rule: 'void' })
}

async function periodToRemove(work: Work, id: string): Promise<ProjectPricingRecord> {
  try {
    const before = await seenProjectPricing(work.sql, work.by, id)
    await pricesIn(work.sql, [id])
    refuseVoid(before)
    return before
  } catch (error) {
    const message = `Failed to fetch product prices for projectPricingId: ${id}`
    if (error instanceof Missing) throw new Missing(message)
    throw error instanceof Fault ? error : new Refused(message)
  }
}

const changeOf = ({ id, effectiveStartDate: from, effectiveEndDate: to }: ProjectPricingSave): DaysChange =>
  id ? { kind: 'move', id, period: { from, to } } : { kind: 'add', period: { from, to } }

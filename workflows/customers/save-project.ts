import { seenCustomer } from '~/db/customers/customer'
import { openBusinessOf } from '~/db/customers/open-business'
import { customersOf, type ProjectRecord, project, seenProject } from '~/db/customers/project'
import { savePurchaseOrders } from '~/db/customers/purchase-order'
import { nextNumber } from '~/db/kit/counter'
import type { Key } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'
import { mayDo } from '~/domain/access/ability'
import type { ProjectSave } from '~/domain/customers/project'
import * as words from '~/domain/customers/words'
import { Denied, Invalid, invalid, Refused } from '~/domain/kit/problem'
import { saveSite } from '~/workflows/customers/save-location'

/** Creates without an id, changes with one; sites and purchase orders that come along are added or changed. */
export async function saveProject(work: Work, { id, version, ...given }: ProjectSave): Promise<ProjectRecord> {
  const { customerIds, locations, purchaseOrders, ...values } = given
  const before = id ? await seenProject(work.sql, work.by, id) : undefined
  await refuseForeignCustomers(work, before, given)
  if (before) await refuseOtherPrices(work, before, given)
  const projectCode = values.projectCode ?? before?.projectCode ?? (await freeCode(work))
  const taken = await project.byCode(work.sql, projectCode)
  if (taken && taken.id !== id)
    throw invalid('projectCode', words.projectCodeTaken({ code: projectCode, name: taken.projectName }))
  const saved = before
    ? await project.update(work, { id: before.id, version: version ?? 0 }, { ...values, projectCode })
    : await project.insert(work, { ...values, projectCode })
  const others = [...new Set(customerIds)].filter(customerId => customerId !== values.customerId)
  await customersOf.replace(
    work,
    saved.id,
    others.map(customerId => ({ customerId })),
  )
  for (const site of locations ?? []) await saveSite(work, { ...site, projectId: saved.id })
  if (purchaseOrders?.length) await setPurchaseOrders(work, saved.id, purchaseOrders)
  return saved
}

export async function changeProjectStatus(work: Work, key: Key, active: boolean): Promise<ProjectRecord> {
  await seenProject(work.sql, work.by, key.id)
  return project.setActive(work, key, active)
}

/** Purchase orders are edited by those who hold the right, wherever they are written from. */
export async function setPurchaseOrders(
  work: Work,
  projectId: string,
  given: NonNullable<ProjectSave['purchaseOrders']>,
): Promise<void> {
  if (!mayDo(work.by, 'edit', 'purchase_order')) throw new Denied(words.purchaseOrderDenied())
  await seenProject(work.sql, work.by, projectId)
  await savePurchaseOrders(work, projectId, given)
}

/** Whose prices a project has changes only while nothing that was ordered or delivered is priced by them. */
async function refuseOtherPrices(work: Work, { id }: ProjectRecord, given: ProjectSave): Promise<void> {
  const before = await project.lock(work, id)
  if (before.regionId === given.regionId && before.customerId === given.customerId) return
  const { orders, loads } = await openBusinessOf(work.sql, id)
  if (!orders && !loads) return
  const text = words.projectHasOpenBusiness({ name: before.projectName, orders, loads })
  const field = before.regionId === given.regionId ? 'customerId' : 'regionId'
  throw new Refused(text, { [field]: [text] }, { rule: 'open-business' })
}

async function refuseForeignCustomers(work: Work, before: ProjectRecord | undefined, given: ProjectSave) {
  const known = before
    ? [before.customerId, ...(await customersOf.list(work.sql, before.id)).map(row => row.customerId)]
    : []
  for (const customerId of new Set([given.customerId, ...given.customerIds]))
    if (!known.includes(customerId)) await seenCustomer(work.sql, work.by, customerId)
}

async function freeCode(work: Work): Promise<string> {
  for (let tries = 0; tries < 2000; tries++) {
    const code = `P${2400 + (await nextNumber(work, 'project'))}`
    if (!(await project.byCode(work.sql, code))) return code
  }
  throw new Invalid(words.projectNoFreeCode())
}

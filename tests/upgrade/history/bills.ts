import type { Body } from '../people'
import { type Ground, TODAY } from './ground'

const PERIOD = { fromDate: '2026-11-16', toDate: '2026-11-19' }
/** How many levels say yes to each draft of the period; the first ones become invoices. */
const CLIMBS = [3, 3, 3, 3, 2, 1, 0] as const
const INVOICED = 3
const LEVELS = ['admin', 'sales_manager', 'ceo']

/** Drafts of the last days on every level of their climb, one of them rejected, one still collecting; invoices, letters and an export. */
export async function bills(ground: Ground): Promise<void> {
  const finance = ground.people.as('finance_ar')
  const projects = await projectsOfYesterday(ground)
  const drafts: Body[] = []
  while (drafts.length < CLIMBS.length + 1 && projects.length) {
    const made = await finance.post('/invoice-draft/generate-draft', { ...PERIOD, projectId: projects.shift() })
    drafts.push(...made.drafts.filter((draft: Body) => draft.status === 'with_sales'))
  }
  const [rejected, ...climbing] = drafts
  for (const [at, levels] of CLIMBS.entries())
    for (const who of LEVELS.slice(0, levels)) await decide(ground, who, climbing[at].id, 'approve')
  await decide(ground, 'admin', rejected.id, 'reject', { reason: 'Name the crane' })
  await finance.post('/invoice-draft/generate-draft', {
    fromDate: '2026-11-16',
    toDate: '2026-11-30',
    projectId: projects.shift(),
  })
  const draftIds = climbing.slice(0, INVOICED).map(draft => draft.id)
  const { results } = await finance.post('/invoice/generate', { invoiceDate: TODAY, draftIds })
  await sendAndExport(ground, results)
  await correct(ground, load => !load.invoiceDraftId)
  await creditNote(ground, climbing[INVOICED - 1].id)
}

async function sendAndExport({ people }: Ground, invoices: Body[]): Promise<void> {
  const finance = people.as('finance_ar')
  const [first, second] = invoices
  for (const { id } of [first, second]) await finance.post(`/invoice/${id}/email`)
  const made = await finance.post('/invoice/export', { toDate: TODAY, invoiceIds: [first.id, second.id] })
  for (let tries = 0; ; tries++) {
    const { status } = await people.ask('finance_ar', 'GET', `/invoice/export/${made.id}/file`)
    if (status === 200) return
    if (tries === 60) throw new Error('The file of the export was not written')
    await new Promise(resolve => setTimeout(resolve, 1000))
  }
}

async function decide({ people }: Ground, who: string, id: string, how: 'approve' | 'reject', more: object = {}) {
  const { version } = await people.as('admin').get(`/invoice-draft/${id}`)
  await people.as(who).put(`/invoice-draft/${how}`, { drafts: [{ id, version }], ...more })
}

/** Projects that were delivered to the day before and are on no draft of these days yet. */
async function projectsOfYesterday(ground: Ground): Promise<string[]> {
  // Later releases send a statement to a customer who issues the invoices itself.
  const { rows } = await ground.people.as('admin').get('/customer/self-billed-customers?limit=200')
  const issuing = new Set(rows.map(({ customerName }: Body) => customerName))
  const loads = (await loadsOfYesterday(ground)).filter(load => !issuing.has(load.customerName))
  return [...new Set(loads.map(load => load.projectId as string))]
}

async function loadsOfYesterday({ people }: Ground): Promise<Body[]> {
  const filter = { fromDate: PERIOD.toDate, toDate: PERIOD.toDate, statuses: ['returned'], limit: 200 }
  return (await people.as('admin').post('/delivery-order/search_filter_do', filter)).rows
}

/** What was invoiced was a tenth too much: the note that gives it back climbs as an invoice does. */
async function creditNote(ground: Ground, draftId: string): Promise<void> {
  const finance = ground.people.as('finance_ar')
  const { projectId } = await correct(ground, load => load.invoiceDraftId === draftId)
  const { rows } = await finance.post('/invoice-draft/list', { projectId, limit: 50 })
  const note = rows.find((row: Body) => row.kind === 'credit_note')
  for (const who of LEVELS) await decide(ground, who, note.id, 'approve')
  await finance.post('/invoice/generate', { invoiceDate: TODAY, draftIds: [note.id] })
}

/** A load carried a tenth less than its ticket says: as many persons agree as it needs, and it has a second revision. */
async function correct(ground: Ground, which: (load: Body) => boolean): Promise<Body> {
  const { people } = ground
  const load = (await loadsOfYesterday(ground)).find(row => !row.emodificationPending && which(row))
  let asked = await people.as('dispatcher_manager_2').post('/emodification/submit', {
    deliveryOrderId: load.id,
    version: load.version,
    cause: 'weight_variance',
    remarks: 'Weighbridge slip attached',
    changes: { doQuantity: (Number(load.doQuantity) - 0.1).toFixed(2) },
  })
  for (const [who] of asked.levelRoles)
    asked = await people
      .as(who)
      .post(`/emodification/process-approval/${asked.id}`, { version: asked.version, decision: 'approve' })
  return load
}

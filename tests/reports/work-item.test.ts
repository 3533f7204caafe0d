import { beforeAll, describe, expect, test } from 'vitest'
import { invoiceDraft } from '~/db/billing/invoice-draft'
import { priceApproval } from '~/db/pricing/price-approval'
import { mayDo } from '~/domain/access/ability'
import { type Person, ROLES, type Role } from '~/domain/access/roles'
import { addDays, businessDay } from '~/domain/kit/time'
import { type WorkItem, type WorkKind, workKindsFor, workOf } from '~/domain/reports/work-item'
import { mayOpen, screenAt } from '~/web/kit/screens'
import { TASKS } from '~/web/reports/home-tasks'
import { allScreens } from '~/web/screens'
import { demoHouse } from '../kit/demo-house'
import type { House } from '../kit/house'

const NOW = '2026-11-20T02:15:00.000Z'
const TODAY = businessDay(new Date(NOW))
const PEOPLE = [
  'admin',
  'batcher',
  'ceo',
  'dispatcher',
  'dispatcher_manager',
  'finance_ar',
  'finance_hod',
  'hr_cement',
  'house_manager',
  'lab',
  'lab_manager',
  'mix_design_requester',
  'raw_material_requester',
  'sales_manager',
  'salesperson',
]

let portal: House
const people = new Map<string, Person>()
beforeAll(async () => {
  portal = await demoHouse({ historyDays: 20 })
  for (const username of [...PEOPLE, 'it_support']) people.set(username, await portal.adopt(username))
}, 120_000)

type Answer = { status: number; body: { total: number; rows: Record<string, unknown>[] } }
type As = { get: (path: string) => Promise<Answer>; post: (path: string, body: object) => Promise<Answer> }

const LEVELS = { with_sales: 'approve-1', with_manager: 'approve-2', with_ceo: 'approve-3' } as const
const draftsIn =
  (status: string[], more: object = {}) =>
  async (as: As) =>
    (await as.post('/invoice-draft/list', { status, ...more, limit: 1 })).body.total
const total = (path: string) => async (as: As) => (await as.get(path)).body.total

/** What the screen that each line leads to asks for, and how many it lists. */
const LISTS: Record<WorkKind, (as: As, who: string) => Promise<number>> = {
  lateLoads: total(`/report/figure-row?figure=late&from=${TODAY}&to=${TODAY}&limit=1`),
  siteReadings: async as => {
    const filter = { readings: 'outside', statuses: ['on_site', 'pouring'], limit: 1 }
    return (await as.post('/delivery-order/search_filter_do', filter)).body.total
  },
  siteRequests: total('/order/site-request'),
  siteSilent: async as => ((await as.get('/order/site-request')).body as unknown as { silent: [] }).silent.length,
  unansweredCalls: async as => (await as.get('/order/will-call')).body.rows.filter(row => row.released).length,
  onCallQuantities: async as =>
    (await as.get('/order/on-call-quantity')).body.rows.filter(row => row.state !== 'running').length,
  waitOffers: async as => (await as.get('/wait-list')).body.rows.filter(row => row.status === 'offered').length,
  yardRequests: total('/queue/approval-list'),
  panelBatches: total('/panel-batch'),
  panelResults: async as => ((await as.get('/panel-batch')).body as unknown as { late: [] }).late.length,
  trucks: async as =>
    (await as.get('/queue/joined_queue_list')).body.rows.filter(row => row.status === 'joined').length,
  materials: total('/material-order/suggested'),
  disputes: total('/material-order/working-list?status=disputed'),
  samples: total('/sampling'),
  unsampled: total('/sampling'),
  siloCounts: total('/silo/search?belowZero=true'),
  stockCounts: total('/stock-count?status=submitted&own=false'),
  missingInfo: total(`/order/missingInfoReport?fromDate=${TODAY}&toDate=${addDays(TODAY, 6)}`),
  emodifications: total('/emodification/search-approval?turn=mine'),
  specimens: total(`/cylinder-test/test-age-details?day=${TODAY}&late=true`),
  houseResults: total('/cylinder-test/results?status=with_house_manager'),
  managerResults: total('/cylinder-test/results?status=with_manager'),
  cylinderRequests: total('/cylinder-test/requests?status=open'),
  nonConformities: total('/non-conformities/list?status=open&limit=1'),
  decidedNonConformities: total('/non-conformities/list?status=decided&own=false&limit=1'),
  rawTests: async as => (await as.post('/raw-material-test/list', { status: 'submitted' })).body.total,
  mixDesigns: total('/mix-designs/list?status=submitted'),
  calibrations: total('/laboratory-equipment/list?due=true'),
  unansweredSubmittals: total('/mix-submittals/list?status=sent'),
  endingSubmittals: total('/mix-submittals/list?ending=true'),
  mixRequisitions: total('/requisitions/list?kind=mix&status=submitted'),
  materialRequisitions: total('/requisitions/list?kind=material&status=submitted'),
  returnedMixRequisitions: total('/requisitions/list?kind=mix&status=rejected'),
  returnedMaterialRequisitions: total('/requisitions/list?kind=material&status=rejected'),
  drafts: async (as, who) => {
    const person = people.get(who)!
    const mine = Object.entries(LEVELS).filter(([, level]) => mayDo(person, level, 'invoice_draft'))
    const status = mine.map(([of]) => of)
    return (await as.post('/invoice-draft/list', { status, turn: 'mine', limit: 1 })).body.total
  },
  returnedDrafts: draftsIn(['draft']),
  exceptions: draftsIn(['exception']),
  toInvoice: draftsIn(['approved'], { selfBilling: false }),
  toSend: async as => (await as.post('/invoice/search', { sent: false })).body.total,
  toExport: async as => (await as.post('/invoice/search', { exported: false })).body.total,
  toAllocate: total('/payment?unallocated=true&reversed=false'),
  quotes: async as => (await as.post('/pricing/fetch', { status: ['submitted'], own: false })).body.total,
  priceApprovals: total('/price-approval?status=pending&own=false'),
  adjustments: async as => (await as.post('/price-adjustment/list', { status: 'submitted', own: false })).body.total,
  settings: async as =>
    (await as.get('/administration/setting')).body.rows.reduce((sum, row) => sum + Number(row.pending), 0),
  creditHolds: total('/customer/list?creditSuspended=true'),
}

const workOfPerson = async (who: string) => (await portal.as(who).get('/work-item')).body.rows as WorkItem[]

describe('what needs a person', () => {
  test.each(PEOPLE)('%s: each count is the total of the list that it leads to, also where there is none', async who => {
    const person = people.get(who)!
    const rows = await workOfPerson(who)
    const mine = workKindsFor(person.roles, (action, subject) => mayDo(person, action, subject))
    expect(rows.every(row => mine.includes(row.kind))).toBe(true)
    for (const kind of mine) {
      const listed = await LISTS[kind](portal.as(who) as unknown as As, who)
      expect([kind, rows.find(row => row.kind === kind)?.count ?? 0]).toEqual([kind, listed])
    }
    for (const row of rows) expect(row.oldest?.name, row.kind).toBeTruthy()
  })

  test('the demo company has work for each of them, and of every trade', async () => {
    const idle: string[] = []
    const seen = new Set<WorkKind>()
    for (const who of PEOPLE) {
      const rows = await workOfPerson(who)
      if (rows.length === 0) idle.push(who)
      for (const row of rows) seen.add(row.kind)
    }
    expect(idle).toEqual([])
    expect(seen.size).toBeGreaterThan(15)
    expect(await workOfPerson('it_support')).toEqual([])
  })

  test('the oldest is the oldest of the list, and money is the sum of it', async () => {
    const { body } = await portal
      .as('sales_manager')
      .post('/invoice-draft/list', { status: 'with_manager', turn: 'mine', limit: 200 })
    const drafts = (await workOfPerson('sales_manager')).find(row => row.kind === 'drafts')!
    const oldest = [...body.rows].sort((a, b) => String(a.updatedAt).localeCompare(String(b.updatedAt)))[0]
    expect(drafts).toMatchObject({ amount: body.sums.total, oldest: { at: oldest.updatedAt } })
    expect(drafts.to).toBe(`/sales-management/invoice-draft/overview?view=mine&item=${oldest.id}`)
  })

  test('a draft that a person changed last is for somebody else to approve', async () => {
    const count = async () => (await workOfPerson('sales_manager')).find(row => row.kind === 'drafts')!.count
    const before = await count()
    const asked = { status: 'with_manager', turn: 'mine', limit: 1 }
    const { id } = (await portal.as('sales_manager').post('/invoice-draft/list', asked)).body.rows[0]
    const { id: lastEditedBy } = people.get('sales_manager')!
    await portal.given(async work =>
      invoiceDraft.move(work, await invoiceDraft.lock(work, id), { lastEditedBy }, 'change'),
    )
    expect(await count()).toBe(before - 1)
    const others = { status: 'with_manager', turn: 'others', limit: 200 }
    const { rows } = (await portal.as('sales_manager').post('/invoice-draft/list', others)).body
    expect(rows.map((row: { id: string }) => row.id)).toContain(id)
  })

  test('what a person counted or asked for needs somebody else', async () => {
    const kinds = ['stockCounts', 'priceApprovals'] as const
    const counts = async (who: string) => {
      const rows = await workOfPerson(who)
      return kinds.map(kind => rows.find(row => row.kind === kind)?.count ?? 0)
    }
    const before = [await counts('admin'), await counts('sales_manager')]
    const silos = (await portal.as('admin').get('/silo/search?limit=200')).body.rows
    const silo = silos.find((row: { levelKg: string; capacityKg: string }) => +row.levelKg > 0.2 * +row.capacityKg)
    const dip = { siloId: silo.siloId, levelKg: '1', remarks: 'Dipped' }
    expect((await portal.as('admin').put('/silo-level', dip)).body.status).toBe('submitted')
    await portal.given(async work => {
      const asked = {
        askedBy: people.get('admin')!.id,
        askedByName: 'Admin',
        label: 'Own price',
        facts: [],
        command: {},
      }
      await priceApproval.insert(work, { ...asked, kind: 'order', subjectKey: 'order own' })
    })
    const [counted = 0, asked = 0] = before[1]!
    expect([await counts('admin'), await counts('sales_manager')]).toEqual([before[0], [counted, asked + 1]])
    const others = total('/stock-count?status=submitted&own=false')
    const own = total('/stock-count?status=submitted&own=true')
    const as = portal.as('admin') as unknown as As
    expect(await own(as)).toBe(1)
    expect(await others(as)).toBe(before[0]![0])
    expect(await total('/price-approval?status=pending&own=true')(as)).toBe(1)
  })

  test('the menus count the same by the screen of the work', async () => {
    for (const who of PEOPLE) {
      const rows = (await workOfPerson(who)).filter(row => workOf(row.kind).menu)
      const counts = (await portal.as(who).get('/session/counts')).body as Record<string, number>
      const wanted: Record<string, number> = {}
      for (const row of rows) {
        const screen = row.to.split('?')[0]!
        wanted[screen] = (wanted[screen] ?? 0) + row.count
      }
      expect(Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))).toEqual(wanted)
    }
  })

  test('a person of no plant sees none of it, and nobody asks without signing in', async () => {
    await portal.person('batcher_9', { plantIds: [] })
    expect(await workOfPerson('batcher_9')).toEqual([])
    expect((await portal.as(null).get('/work-item')).status).toBe(401)
  })

  test('nothing is sent again while nothing changed', async () => {
    const tag = (await portal.as('finance_ar').get('/work-item')).headers.get('etag') ?? ''
    const again = await portal.as('finance_ar').get('/work-item', { headers: { 'if-none-match': tag } })
    expect([tag.length, again.status]).toEqual([34, 304])
  })

  test('whoever may act opens the screen of the work', () => {
    for (const role of ROLES) {
      const person = { roles: [role] as Role[] }
      for (const kind of workKindsFor(person.roles, (action, subject) => mayDo(person, action, subject))) {
        if (role === 'driver' || role === 'customer') throw new Error(`${role} has ${kind}`)
        const screen = screenAt(allScreens, workOf(kind).to.split('?')[0]!)
        expect(screen && mayOpen(screen, [role]), `${role} ${kind}`).toBe(true)
      }
    }
  })

  test('a common task of the index opens for whoever is offered it', () => {
    for (const role of ROLES)
      for (const { label, to } of TASKS.filter(task => mayDo({ roles: [role] }, ...task.right))) {
        const screen = screenAt(allScreens, to(TODAY).split('?')[0]!)
        expect(screen && mayOpen(screen, [role]), `${role} ${label}`).toBe(true)
      }
  })
})

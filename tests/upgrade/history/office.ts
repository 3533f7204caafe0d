import type { Body } from '../people'
import { type Ground, pick } from './ground'

const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'

/** What people keep beside the day's work: views, files, imports, absences, a price rise, a new user of the app. */
export async function officeDay(ground: Ground): Promise<void> {
  await ownThings(ground)
  await fleetThings(ground)
  await priceRise(ground)
  await atTheDoor(ground)
}

async function ownThings({ people }: Ground): Promise<void> {
  const view = { list: '/fleet/truck', name: 'Trucks of the quay', search: 'keyword=U1&sort=truckNo' }
  await people.as('dispatcher').post('/saved-view', { ...view, sharedWith: 'dispatcher' })
  await people.as('dispatcher').put('/list-setting', { list: '/fleet/truck', pinnedColumns: 2, density: 'compact' })
}

async function fleetThings({ people, crews, plant, regionId }: Ground): Promise<void> {
  const desk = people.as('dispatcher_manager')
  const form = new FormData()
  form.set('subject', 'truck')
  form.set('file', new File([PDF], 'inspection.pdf'))
  await people.as('admin').post(`/attachment/${crews[0]!.truckId}/upload`, form)
  await desk.post('/technician', {
    technicianName: 'Nurul of the quay',
    regionId,
    plantId: plant.id,
    timeOffs: [{ fromDate: '2026-12-24', toDate: '2026-12-31', reason: 'Leave' }],
  })
  await desk.post('/pass/save', { type: 'driver', name: 'Quay permit' })
  const list = new FormData()
  const rows = ['Permit;Driver no;Permit no;From;Expiry', 'Quay permit;U201;Q-1;01/11/2026;31/12/2026']
  list.set('file', new File([rows.join('\n')], 'permits.csv'))
  list.set('step', 'check')
  const { importId } = await desk.post('/pass/assignees/upload', list)
  await desk.post(`/pass/assignees/upload/${importId}/commit`, {})
}

/** One rise that was approved and one that waits; what the demo company left undecided is rejected, since its prices cannot change twice. */
async function priceRise({ people, regionId }: Ground): Promise<void> {
  await rejectUndecided({ people })
  const rise = { regionId, kind: 'amount', value: '2.5' }
  const apply = (name: string, fromDate: string): Promise<Body> =>
    people.as('sales_admin').post('/price-adjustment/applyPriceChange', { name, ...rise, fromDate })
  const made = await apply('Cement rise', '2027-01-01')
  await people
    .as('ceo')
    .post('/price-adjustment/approveReject', { priceAdjustmentId: made.id, version: made.version, approve: true })
  await apply('Sand rise', '2027-02-01')
}

async function rejectUndecided({ people }: Pick<Ground, 'people'>): Promise<void> {
  const { rows } = await people.as('ceo').post('/price-adjustment/list', { status: 'submitted', limit: 50 })
  for (const { id, version } of rows)
    await people.as('ceo').post('/price-adjustment/approveReject', {
      ...{ priceAdjustmentId: id, version, approve: false },
      reason: 'The cement rise takes its place',
    })
}

/** A wrong password, and somebody new of a customer. */
async function atTheDoor({ people }: Ground): Promise<void> {
  const send = (path: string, body: object) =>
    fetch(`${people.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await send('/login', { username: 'batcher', password: 'not the password' })
  const of = {
    username: 'quay.engineer',
    password: 'pour-at-sixteen-1',
    name: 'Ravi K',
    email: 'ravi@straits-marine.example',
  }
  const answer = await send('/signup', of)
  if (answer.status !== 200) throw new Error(`The sign-up was refused: ${answer.status} ${await answer.text()}`)
}

/** A result that was approved is read again: its first revision stays. A requisition of the laboratory goes its way. */
export async function laboratoryDay({ people, plant }: Ground): Promise<void> {
  const lab = people.as('lab')
  const { rows } = await lab.post('/cylinder-test/search-history', { status: 'approved', limit: 50 })
  const age = pick(rows, 'status', 'approved')
  const set = await lab.get(`/cylinder-test/get-test-number-detail/${age.cylinderTestId}`)
  const { id, specimens } = pick(set.ages, 'id', age.id)
  const { width1, width2, length, massKg, loadKn, fracture } = specimens[0]
  await lab.put('/cylinder-test/details', {
    id: set.id,
    version: set.version,
    ageId: id,
    specimens: [{ id: specimens[0].id, width1, width2, length, massKg, loadKn: Number(loadKn) - 4, fracture }],
    reason: 'The needle was read wrong',
  })
  const { rows: customers } = await people.as('mix_design_requester').get('/requisitions/customers')
  await people.as('mix_design_requester').post('/requisitions/createrequisition', {
    title: 'Quay wall, tidal zone',
    plantId: plant.id,
    neededBy: '2026-12-01',
    customerId: customers[0].id,
    strengthMpa: 40,
    slumpMin: 100,
    slumpMax: 150,
    stoneSizeMm: 20,
    cementType: 'any',
    quantity: '40',
  })
}

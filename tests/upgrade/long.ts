import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addMinutes } from '~/domain/kit/time'
import { TODAY, TOMORROW } from './history/ground'
import { writeHistory } from './history/write-history'
import { countRows } from './load'
import type { Body } from './people'
import { instant, playUntil, sealed } from './play'
import { type Release, startRelease } from './release'

/**
 * A data folder that release 1 itself made and filled is opened by today's start, and then by release 1 again: what it
 * wrote is there, and it still reads and writes beside what today's migrations added. A quarter of an hour, mostly the
 * demo's day. `npx tsx tests/upgrade/long.ts [--release COMMIT]`
 */
const at = process.argv.indexOf('--release')
const commit = at > 0 ? process.argv[at + 1]! : '4d464e7'
const home = mkdtempSync(join(tmpdir(), 'readymix-long-'))
const [checkout, data] = [join(home, 'release'), join(home, 'data')]
/** Lines that were not sealed yet are sealed, and the ledger names what was applied. */
const BY_A_START = ['audit_seal', 'audit_link', 'audit_anchor', 'schema_migration']
const faults: string[] = []
const tell = (what: string) => console.log(new Date().toTimeString().slice(0, 8), what)
const check = (good: boolean, what: string) => {
  console.log(`${good ? 'holds ' : 'BROKEN'} ${what}`)
  if (!good) faults.push(what)
}

execFileSync('git', ['worktree', 'add', '--detach', checkout, commit], { stdio: 'ignore' })
try {
  const filled = await countedAtRest(await fill())
  await openToday(filled)
  await goBack(filled)
  await todayAgain()
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', checkout], { stdio: 'ignore' })
  rmSync(home, { recursive: true, force: true })
}
console.log(faults.length ? `${faults.length} broken` : 'everything held')
process.exitCode = faults.length ? 1 : 0

/** A portal that does nothing by itself, some minutes after an instant. */
function quiet(now: Date, minutes: number): Record<string, string> {
  return { PORTAL_DEMO: '0', PORTAL_CLOCK: addMinutes(now, minutes).toISOString() }
}

type Left = { now: Date; counts: Record<string, number>; invoices: Body[] }

/** Release 1 makes the folder, plays a day and its people do the rest. */
async function fill(): Promise<Left> {
  const env = { PORTAL_CLOCK: instant(TODAY, '06:00').toISOString(), SIGN_UP: '1' }
  const portal = await startRelease(checkout, data, env)
  try {
    const { people, owner } = portal
    tell(`release ${commit} started on an empty folder`)
    await playUntil(people, owner, instant(TODAY, '15:00'))
    const clock = async () => new Date((await people.as('admin').get('/demo/clock')).now)
    const forward = async (minutes: number) =>
      playUntil(people, owner, new Date((await clock()).getTime() + minutes * 60_000))
    await writeHistory(people, forward, tell)
    const { rows: invoices } = await people.as('finance_ar').post('/invoice/search', { limit: 8 })
    return { now: await clock(), invoices, counts: {} }
  } finally {
    await portal.stop()
  }
}

/** Counted by release 1 itself, on a start that plays nothing. */
async function countedAtRest(left: Left): Promise<Left> {
  const portal = await startRelease(checkout, data, quiet(left.now, 0))
  try {
    await sealed(portal.owner)
    return { ...left, counts: await countRows(portal.ownerUrl) }
  } finally {
    await portal.stop()
  }
}

/** Today's start with a demo that plays nothing: what is more than before came by the start alone. */
async function openToday(before: Left): Promise<void> {
  const portal = await startRelease('.', data, quiet(before.now, 1))
  try {
    tell('today opened the folder')
    const { people } = portal
    const counts = await countRows(portal.ownerUrl)
    const less = Object.keys(before.counts).filter(name => (counts[name] ?? 0) < before.counts[name]!)
    const more = Object.keys(before.counts).filter(name => counts[name]! > before.counts[name]!)
    check(less.length === 0, `no table has fewer rows than release 1 left ${less.join(', ')}`)
    check(
      more.every(name => BY_A_START.includes(name)),
      `only what a start writes has grown: ${more.join(', ') || 'nothing'}`,
    )
    check((await people.as('dispatcher').get('/session')).user.username === 'dispatcher', 'the same password signs in')
    for (const { id, invoiceNo } of before.invoices) {
      const { status, bytes } = await people.ask('finance_ar', 'GET', `/invoice/${id}/download`)
      check(status === 200 && Buffer.from(bytes.slice(0, 5)).toString() === '%PDF-', `${invoiceNo} is downloaded`)
    }
    await held(portal)
  } finally {
    await portal.stop()
  }
}

/** The promise of expand and contract: the release before still works on the schema of this one. */
async function goBack({ now }: Left): Promise<void> {
  const portal = await startRelease(checkout, data, quiet(now, 10))
  try {
    tell(`release ${commit} started once more, after today's migrations`)
    const { people } = portal
    const [project] = (await people.as('admin').get('/project/list?keyword=Pandan%20Quay&limit=5')).rows
    const path = `/order/all?orderDate=${TODAY}&regionIds=${project.regionId}`
    const orders: Body[] = (await people.as('dispatcher').get(path)).rows
    const quay = orders.find(order => order.projectId === project.id && order.status === 'in_progress')
    const loads: Body[] = (await people.as('dispatcher').get(`/delivery-order/by-order-id/${quay.id}`)).rows
    const load = loads.find(row => row.status === 'in_transit')
    for (const event of ['on_site', 'pour_start', 'pour_end', 'returned'])
      await people.as('batcher').post(`/delivery-order/${load.id}/event`, { event })
    const { customerId, projectId, locationId, productId } = await people.as('dispatcher').get(`/order/${quay.id}`)
    const { id } = await people.as('dispatcher_manager').post('/order', {
      ...{ customerId, projectId, locationId, productId, quantity: '18', spacingMinutes: 30 },
      ...{ orderDate: TOMORROW, startTime: '09:00' },
      override: { rules: ['capacity', 'booking-quantity'], reason: 'Agreed with the plant' },
    })
    const booked = await people.as('dispatcher').get(`/order/${id}`)
    check(booked.status === 'confirmed', 'release 1 books an order and reads it again')
    const after: Body[] = (await people.as('dispatcher').get(`/delivery-order/by-order-id/${quay.id}`)).rows
    check(after.find(row => row.id === load.id).status === 'returned', 'release 1 delivers a load')
    await sealed(portal.owner)
  } finally {
    await portal.stop()
  }
}

/** The demo goes on from where its people were, and what release 1 wrote last is in order too. */
async function todayAgain(): Promise<void> {
  const portal = await startRelease('.', data, { PORTAL_CLOCK: instant(TODAY, '06:20').toISOString() })
  try {
    tell('today opened the folder again')
    await held(portal)
  } finally {
    await portal.stop()
  }
}

/** What `npm run invariants` asks of a running portal, the sealed trail among it. */
async function held({ owner, ownerUrl }: Release): Promise<void> {
  await sealed(owner)
  const printed = await new Promise<{ code: number; text: string }>(done => {
    const env = { ...process.env, DATABASE_URL: ownerUrl }
    const child = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'tests/kit/print-invariants.ts'], { env })
    let text = ''
    child.stdout.on('data', chunk => (text += chunk))
    child.once('close', code => done({ code: code ?? 1, text }))
  })
  check(printed.code === 0, 'npm run invariants')
  if (printed.code) console.log(printed.text)
}

import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drill, drillDatabase } from '~/functions/local/backup/drill'
import { makeKey, readKey } from '~/functions/local/backup/key'
import { openBackup } from '~/functions/local/backup/options'
import { prune } from '~/functions/local/backup/prune'
import { restore, withShelf } from '~/functions/local/backup/restore'
import { gone } from '~/functions/local/process'
import { ask, backedUp, numbersIn, until, writer } from '../kit/backed-up'

let house: Awaited<ReturnType<typeof backedUp>>
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString()
let written = 0

beforeAll(async () => {
  house = await backedUp()
}, 60_000)
afterAll(() => house.stop(), 60_000)

/** Writes while `during` runs, and gives what was acknowledged. */
async function whileWriting(during: () => Promise<void>) {
  const busy = writer(house.url(), written)
  await during()
  await busy.stop()
  written += busy.rows.length
  return busy.rows
}

const restored = async (name: string, at: Date | null) => {
  const to = join(house.home, name)
  return { to, ...(await restore({ vault: await house.vault(), at, to })) }
}

test('what was acknowledged before the moment comes back, and nothing of after it; files and secrets come along', async () => {
  await house.shelf().put('kept/a.txt', Buffer.from('the delivery note'), 'text/plain')
  let at = new Date()
  const rows = await whileWriting(async () => {
    await house.base()
    await sleep(300)
    at = new Date()
    await sleep(300)
    await house.shelf().put('kept/b.txt', Buffer.from('of later'), 'text/plain')
  })
  await house.arrived()
  const { to, reached } = await restored('then', at)
  const numbers = await numbersIn(to)
  const before = rows.filter(({ heard }) => heard < at.getTime())
  const after = rows.filter(({ sent }) => sent > at.getTime())
  expect(Math.min(before.length, after.length)).toBeGreaterThan(20)
  expect(before.filter(({ n }) => !numbers.has(n))).toEqual([])
  expect(after.filter(({ n }) => numbers.has(n))).toEqual([])
  expect(Math.abs(reached.getTime() - at.getTime())).toBeLessThan(300)
  expect(readFileSync(join(to, 'secrets.json'), 'utf8')).toBe(readFileSync(join(house.data, 'secrets.json'), 'utf8'))
  expect(text((await withShelf(to, shelf => shelf.get('kept/a.txt')))!.body)).toBe('the delivery note')
}, 60_000)

test('a folder that holds something is left alone, and a moment that is not in the backup is refused', async () => {
  const vault = await house.vault()
  await expect(restore({ vault, at: null, to: house.data })).rejects.toThrow(/^\S+ is not empty; restore to a folder/)
  const early = new Date(Date.now() - 3600_000)
  await expect(restored('early', early)).rejects.toThrow(/^The backup at \S+ begins at \S+; nothing earlier/)
  const late = new Date(Date.now() + 600_000)
  await expect(restored('late', late)).rejects.toThrow(/^The backup reaches only to \S+, not to /)
  expect(existsSync(join(house.home, 'late'))).toBe(false)
})

test('a drill finds every row of the base, the chain and the files, and says what would be lost', async () => {
  await house.base()
  const { checks, lostSeconds } = await drill({ vault: await house.vault(), side: join(house.home, 'drill') })
  expect(checks.filter(({ faults }) => faults.length)).toEqual([])
  expect(checks.map(({ name }) => name)).toEqual(['Row counts', 'Invariants', 'Audit chain', 'Invoices', 'Attachments'])
  expect(checks[0]!.found).toContain('equal to the base’s')
  expect(lostSeconds).toBeLessThan(30)
  expect(existsSync(join(house.home, 'drill'))).toBe(false)
  // The same of a database that somebody else restored.
  const there = await drillDatabase(house.url())
  expect(there.checks.flatMap(({ faults }) => faults)).toEqual([])
  expect(there.checks.map(({ name }) => name)).toEqual(['Invariants', 'Audit chain', 'Invoices'])
})

test('a drill after which nobody committed anything counts what would be lost from the base', async () => {
  const quiet = await backedUp({ walSeconds: 600 })
  try {
    await quiet.base()
    await sleep(1500)
    const { checks, lostSeconds } = await drill({ vault: await quiet.vault(), side: join(quiet.home, 'drill') })
    expect(checks.flatMap(({ faults }) => faults)).toEqual([])
    expect(lostSeconds).toBeGreaterThanOrEqual(1)
    expect(lostSeconds).toBeLessThan(60)
  } finally {
    await quiet.stop()
  }
}, 60_000)

test('everything killed while the log is carried away: nothing acknowledged is lost', async () => {
  const rows = await whileWriting(async () => {
    for (let round = 0; round < 3; round++) {
      await ask(house.url(), 'select pg_switch_wal()')
      await sleep(100)
    }
  })
  const pid = Number(readFileSync(join(house.postgres(), 'postmaster.pid'), 'utf8').split('\n')[0])
  process.kill(pid, 'SIGKILL')
  await gone(pid, 5000)
  // As a killed portal leaves it: nothing was told to stop.
  await house.again()
  await house.arrived()
  const { to } = await restored('killed', null)
  const numbers = await numbersIn(to)
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.filter(({ n }) => !numbers.has(n))).toEqual([])
}, 60_000)

test('a store that takes nothing holds nobody up, says so, and gets everything afterwards', async () => {
  const store = house.options.target
  renameSync(store, `${store}.away`)
  writeFileSync(store, 'the disk is full')
  const rows = await whileWriting(async () => {
    await ask(house.url(), 'select pg_switch_wal()')
    // What was on its way when the store went may tell of a missing folder first.
    await until(() => house.carrier().fault()?.includes('ENOTDIR') === true)
  })
  expect(house.carrier().fault()).toMatch(/^The backup at \S+ cannot be reached \(ENOTDIR/)
  expect(house.said.at(-1)).toContain('the log is not carried away')
  rmSync(store)
  renameSync(`${store}.away`, store)
  await house.arrived()
  // The segment is there a moment before its round ends, and the fault ends with the round.
  await until(() => house.carrier().fault() === null)
  const { to } = await restored('after', null)
  const numbers = await numbersIn(to)
  expect(rows.filter(({ n }) => !numbers.has(n))).toEqual([])
}, 60_000)

test('a changed byte is named and not restored, and so is a piece that is gone or another’s', async () => {
  const vault = await house.vault()
  const wal = (await vault.list('wal')).map(({ name }) => name)
  const bases = (await vault.list('base')).map(({ name }) => name)
  const manifests = bases.filter(name => name.endsWith('/manifest'))
  const newest = bases.filter(name => name.startsWith(manifests.at(-1)!.replace('manifest', 'part')))
  const at = (name: string) => join(house.options.target, name)
  const spoilt = async (name: string, spoil: (bytes: Buffer) => Buffer | null, sentence: RegExp) => {
    const whole = readFileSync(at(name))
    const bytes = spoil(Buffer.from(whole))
    if (bytes) writeFileSync(at(name), bytes)
    else rmSync(at(name))
    const to = join(house.home, 'spoilt')
    await expect(restore({ vault, at: null, to })).rejects.toThrow(sentence)
    expect(existsSync(to)).toBe(false)
    writeFileSync(at(name), whole)
  }
  const flip = (bytes: Buffer) => {
    bytes[Math.floor(bytes.length / 2)]! ^= 1
    return bytes
  }
  const damaged = (name: string) => new RegExp(`^The backup is damaged at ${name.replaceAll('/', '\\/')}`)
  await spoilt(newest[0]!, flip, damaged(newest[0]!))
  await spoilt(newest[0]!, bytes => bytes.subarray(0, -100), damaged(newest[0]!))
  await spoilt(newest[0]!, () => null, /^The backup lacks base\/\d+\/\w+\/part-00000/)
  await spoilt(manifests.at(-1)!, flip, damaged(manifests.at(-1)!))
  await spoilt(wal.at(-3)!, flip, damaged(wal.at(-3)!))
  await spoilt(wal.at(-3)!, () => null, /^The backup lacks wal\/\S+ though it has later ones/)
  // Whole and sealed with the same key, but another object.
  const kept = readFileSync(at(wal[0]!))
  writeFileSync(at(wal[0]!), readFileSync(at(wal[1]!)))
  await expect(vault.get(wal[0]!)).rejects.toThrow(damaged(wal[0]!))
  writeFileSync(at(wal[0]!), kept)
}, 90_000)

test('a wrong key, no key and a key in a bad place are one sentence each', async () => {
  const other = join(house.home, 'other.key')
  makeKey(other)
  const open = (keyFile: string) => openBackup({ ...house.options, keyFile }, house.data, { make: true })
  await expect(open(other)).rejects.toThrow(/^The key in \S+ is not the one that the backup at \S+ was made with\.$/)
  await expect(open(join(house.home, 'none.key'))).rejects.toThrow(/there is no key at .* --new-key/)
  await expect(open(join(house.data, 'in.key'))).rejects.toThrow('must be outside the data folder')
  await expect(open(join(house.options.target, 'in.key'))).rejects.toThrow('must be outside the backup folder')
  expect(() => makeKey(other)).toThrow(/already; it stays/)
  expect(readKey(other).bytes).toHaveLength(32)
})

test('older bases go with the log that they alone needed; the others still restore', async () => {
  const vault = await house.vault()
  const before = (await vault.list('wal')).map(({ name }) => name)
  const { bases, segments } = await prune(vault, house.carrier().system, 1)
  expect(bases).toBeGreaterThan(0)
  expect(segments).toBeGreaterThan(0)
  const left = new Set((await vault.list('wal')).map(({ name }) => name))
  expect(before.filter(name => !left.has(name))).toEqual(before.slice(0, segments))
  const { to } = await restored('pruned', null)
  expect((await numbersIn(to)).size).toBe(written)
})

test('a second portal that writes to the same backup is found out, and no segment is overwritten', async () => {
  const vault = await house.vault()
  const [row] = await ask<{ name: string }>(house.url(), 'select pg_walfile_name(pg_current_wal_lsn()) as name')
  const name = `wal/${house.carrier().system}/${row!.name}`
  await vault.put(name, Buffer.from('of another portal'))
  await ask(house.url(), 'select pg_current_xact_id(); select pg_switch_wal()')
  await until(() => house.carrier().fault()?.includes('a second portal') ?? false)
  expect(text((await vault.get(name))!)).toBe('of another portal')
  await vault.remove(name)
}, 60_000)

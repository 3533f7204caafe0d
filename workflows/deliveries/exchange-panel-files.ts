import { lineByCode, plantCodes } from '~/db/deliveries/panel-plant'
import { panelTicket, ticketByNumber, unfiledTickets } from '~/db/deliveries/panel-ticket'
import type { Db } from '~/db/kit/open'
import { tryItem } from '~/db/kit/savepoint'
import { inOneGo, SYSTEM, type Work } from '~/db/kit/work'
import type { Person } from '~/domain/access/roles'
import {
  MOST_BYTES,
  type PanelFileRead,
  PanelFolder,
  type RefusedLine,
  readPanelFile,
} from '~/domain/deliveries/panel-file'
import type { Clock } from '~/domain/kit/clock'
import type { Log, Shelf } from '~/domain/kit/ports'
import { Missing } from '~/domain/kit/problem'
import { newId } from '~/domain/kit/uuid'
import { answerTicket } from './answer-panel-ticket'
import type { Panel } from './panel'
import { takePanelBatches } from './take-panel-batch'
import { tellPanels } from './tell-panel'

type Parts = { db: Db; clock: Clock; log: Log; batchFiles?: Shelf }
type Place = { db: Db; files: Shelf; code: string; panel: Panel; now: Date }

/**
 * Tickets out to the folders of plants and results in, one file after the other. A file is moved when what it says is
 * booked; one that was booked and not moved is read again, and its sequences book nothing twice.
 */
export async function exchangePanelFiles({ db, clock, log, batchFiles: files }: Parts): Promise<number> {
  if (!files) return 0
  let handled = 0
  for (const { id, code } of await plantCodes(db.sql)) {
    try {
      const panel = await panelIn(db, files, { id, code })
      if (!panel) continue
      const place = { db, files, code, panel, now: clock.now() }
      for (const { key } of await waiting(files, code)) handled += await takeFile(place, key)
      handled += await putTickets(place)
    } catch (error) {
      log.error('batch files', { plant: code, error })
    }
  }
  return handled
}

/** In the order of their names: a panel numbers them. */
const waiting = async (files: Shelf, code: string) =>
  (await files.list(`${code}/in/`)).filter(({ key }) => key.endsWith('.jsonl')).sort((a, b) => (a.key < b.key ? -1 : 1))

async function panelIn(db: Db, files: Shelf, plant: { id: string; code: string }): Promise<Panel | null> {
  const file = await files.get(`${plant.code}/panel.json`)
  if (!file) return null
  const { panel: name, line } = PanelFolder.parse(JSON.parse(textOf(file.body)))
  const batchingPlantId = line ? await lineByCode(db.sql, plant.id, line) : null
  if (batchingPlantId === undefined) throw new Error(`${plant.code}/panel.json names no line of this plant`)
  return { plantId: plant.id, batchingPlantId, name }
}

const textOf = (body: Uint8Array) => new TextDecoder().decode(body)
const bytesOf = (value: object) => new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`)
const JSON_TYPE = 'application/json'

const work = <T>({ db, panel, now }: Place, run: (work: Work) => Promise<T>): Promise<T> =>
  inOneGo(db, { by: personOf(panel), now, requestId: newId() }, run)

const personOf = ({ plantId, name }: Panel): Person => ({
  ...SYSTEM,
  username: name,
  name: `${name} (machine)`,
  scope: { all: false, salespersonId: null, plantIds: [plantId], regionIds: [] },
})

async function takeFile(place: Place, key: string): Promise<number> {
  const file = await place.files.get(key)
  if (!file) return 0
  const read: PanelFileRead =
    file.body.length > MOST_BYTES
      ? { answers: [], batches: [], refused: [{ line: 1, reason: `Larger than ${MOST_BYTES} bytes` }] }
      : readPanelFile(textOf(file.body))
  const refused = [...read.refused, ...(await work(place, of => takeLines(of, place.panel, read)))]
  await moveAway(place, key, file.body, refused)
  return 1
}

async function takeLines(of: Work, panel: Panel, { answers, batches }: PanelFileRead): Promise<RefusedLine[]> {
  const refused: RefusedLine[] = []
  for (const { line, answer } of answers) {
    const answered = await tryItem(of, async item => {
      const ticket = await ticketByNumber(item.sql, panel.plantId, answer.ticket)
      if (!ticket) throw new Missing(`There is no ticket ${answer.ticket} at this plant`)
      return answerTicket(item, panel, ticket.id, answer)
    })
    if (!answered.ok) refused.push({ line, reason: answered.fault.message })
  }
  const given = batches.map(({ batch }) => batch)
  for (const [at, { outcome, reason, errors }] of (await takePanelBatches(of, panel, given)).entries())
    if (outcome === 'refused') refused.push({ line: batches[at]!.line, reason: reason ?? 'Refused', errors })
  return refused.sort((a, b) => a.line - b.line)
}

/** Under its own name and a piece of its hash: a panel that starts its names anew loses no file. */
async function moveAway({ files, code }: Place, key: string, body: Uint8Array, refused: RefusedLine[]): Promise<void> {
  const name = `${(await hashOf(body)).slice(0, 8)}-${key.slice(`${code}/in/`.length)}`
  const to = `${code}/${refused.length ? 'refused' : 'done'}/${name}`
  if (refused.length) await files.put(`${to}.reason.json`, bytesOf({ file: key, refused }), JSON_TYPE)
  await files.put(to, body, 'application/x-ndjson')
  await files.remove(key)
}

async function hashOf(body: Uint8Array): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', Uint8Array.from(body))
  return [...new Uint8Array(hash)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

/** A ticket is put once; put and not noted it is put again under the same name, with the same words. */
async function putTickets(place: Place): Promise<number> {
  const { files, code, panel } = place
  await work(place, of => tellPanels(of, panel.plantId))
  const open = await unfiledTickets(place.db.sql, panel.plantId)
  const mine = open.filter(of => !panel.batchingPlantId || of.batchingPlantId === panel.batchingPlantId)
  for (const { id, number, kind, content, createdAt, reason } of mine) {
    const name = `${code}/out/ticket-${String(number).padStart(8, '0')}.json`
    await files.put(name, bytesOf({ number, kind, reason, at: createdAt, content }), JSON_TYPE)
    await work(place, async of => {
      const row = await panelTicket.lock(of, id)
      if (!row.filedAt) await panelTicket.move(of, row, { filedAt: of.now }, 'file')
    })
  }
  return mine.length
}

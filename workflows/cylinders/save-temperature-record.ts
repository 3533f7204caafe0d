import { lockSeenSet } from '~/db/cylinders/cylinder-test'
import { getSeenRecord, recordsOfSet, temperatureRecord } from '~/db/cylinders/temperature-record'
import { region } from '~/db/fleet/region'
import type { Work } from '~/db/kit/work'
import { readTemperatureFile, refused } from '~/domain/cylinders/maturity/temperature-file'
import { merged } from '~/domain/cylinders/maturity/temperature-record'
import { Refused } from '~/domain/kit/problem'

type Given = {
  fileName: string
  rows: Parameters<typeof readTemperatureFile>[0]
  measures: 'structure' | 'specimens'
  place: string | null | undefined
}
export type UploadedTemperature = {
  added: number
  channels: { channel: string; added: number; readings: number }[]
  before: number
  /** Columns of the file that are no temperature. */
  leftOut: string[]
}

/** A set has a few sensors. */
const MOST_RECORDS = 24
/** A clock that runs a little ahead is no fault. */
const AHEAD_MS = 15 * 60_000
const DAY_MS = 86_400_000
/** A record that begins later is of another pour. */
const LATEST_DAYS = 14

/** What a logger measured of a set: what is new in the file is added to its channels, and what is known changes nothing. */
export async function saveTemperatureFile(work: Work, setId: string, given: Given): Promise<UploadedTemperature> {
  const set = await lockSeenSet(work, setId)
  if (set.status === 'withdrawn') throw new Refused(`${set.testNo} was withdrawn`)
  if (!set.sampledAt) throw new Refused(`${set.testNo} has no time of casting yet: enter its wet test first`)
  const cast = set.sampledAt.getTime()
  const own = (await recordsOfSet(work.sql, setId)).filter(({ measures }) => measures === given.measures)
  const { zone } = await region.get(work.sql, set.regionId)
  const { channels, leftOut } = readTemperatureFile(given.rows, zone)
  const result: UploadedTemperature = { added: 0, channels: [], before: 0, leftOut }
  for (const { channel, readings } of channels) {
    const late = readings.find(({ at }) => at.getTime() > work.now.getTime() + AHEAD_MS)
    if (late) throw refused(`Row ${late.row}: its time is in the future`)
    const since = readings.filter(({ at }) => at.getTime() >= cast)
    result.before += readings.length - since.length
    if (since.length < 2) throw refused(`“${channel}” has no readings after casting. Is the file of another pour?`)
    const days = Math.floor((since[0]!.at.getTime() - cast) / DAY_MS)
    if (days > LATEST_DAYS)
      throw refused(`“${channel}” begins ${days} days after casting. Is the file of another pour?`)
    const known = own.find(one => one.channel === channel)
    const { kept, added } = merged(known ?? null, since)
    result.added += added
    result.channels.push({ channel, added, readings: kept.points.length })
    if (!added) continue
    const values = {
      startsAt: kept.startsAt,
      endsAt: new Date(kept.startsAt.getTime() + kept.points.at(-1)![0] * 1000),
      readings: kept.points.length,
      points: kept.points.map(([seconds, celsius]): [number, number] => [seconds, celsius]),
      fileName: given.fileName,
      byName: work.by.name,
      ...(given.place || !known
        ? { place: given.place || (given.measures === 'structure' ? set.placeInStructure : null) }
        : {}),
    }
    if (known) await temperatureRecord.move(work, known, values, 'add readings')
    else await temperatureRecord.insert(work, { testId: setId, channel, measures: given.measures, ...values }, 'upload')
  }
  if (own.length + channels.length > MOST_RECORDS && (await recordsOfSet(work.sql, setId)).length > MOST_RECORDS)
    throw refused(`A set has ${MOST_RECORDS} temperature records at most`)
  return result
}

/** A file of the wrong pour is taken away again; the trail keeps that it was there. */
export async function removeTemperatureRecord(work: Work, key: { id: string; version: number }): Promise<void> {
  const { testId } = await getSeenRecord(work.sql, work.by, key.id)
  await lockSeenSet(work, testId)
  await temperatureRecord.remove(work, key)
}

import { ROSTER_STATUSES } from '~/domain/fleet/roster-status'
import { clockTime } from '~/domain/kit/time'
import type { RosterRow } from '~/web/kit/client/fleet'
import { showTime } from '~/web/kit/dates'
import type { Tone } from '~/web/ui/badge'

export type Row = RosterRow

/** What people say for a while: 10 h, 9 h 30. */
export const spokenHours = (minutes: number): string =>
  minutes % 60 ? `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}` : `${minutes / 60} h`

/** From when till when, as settled; of who came unplanned, since when. */
export const hoursText = ({ startsAt, endsAt, hereFrom, zone }: Row): string =>
  startsAt && endsAt
    ? `${showTime(startsAt, zone)}–${showTime(endsAt, zone)}`
    : hereFrom
      ? `from ${showTime(hereFrom, zone)}`
      : ''

export function stateOf(row: Row): { tone: Tone; word: string } {
  if (row.here) return { tone: 'done', word: row.here === 'queued' ? 'In the queue' : 'On duty' }
  if (row.late) return { tone: 'stop', word: 'Not in yet' }
  if (row.status === 'off') return { tone: 'hold', word: 'Off' }
  if (row.status !== 'none' && row.why) return { tone: 'stop', word: row.why }
  const tones = { planned: 'assigned', called_in: 'change', usual: 'neutral', none: 'waiting' } as const
  const tone = tones[row.status as keyof typeof tones]
  return { tone, word: row.source === 'copied' ? 'Copied' : ROSTER_STATUSES[row.status as 'usual'] }
}

/** When a driver can start who is asked for a time: then, or as soon as rested, on the full five minutes. */
export function startFor(row: Row, asked: string): string {
  const from = new Date(row.free!.from)
  const earliest = clockTime(new Date(Math.ceil(from.getTime() / 300_000) * 300_000), row.zone)
  return asked > earliest ? asked : earliest
}

import type { FileRow } from '~/domain/kit/import'
import { textOf } from '~/domain/kit/import'
import { Invalid } from '~/domain/kit/problem'
import { PLAUSIBLE } from './maturity-index'
import { momentReader } from './moment-reader'

/** One reading of a file: its row there, the instant, and °C to two places. */
export type FileReading = { row: number; at: Date; celsius: number }
export type FileChannel = { channel: string; readings: FileReading[] }

export const MOST_CHANNELS = 12
export const MOST_READINGS = 20_000
/** Lines of a logger about itself that may be above the headings. */
const MOST_ABOVE = 40

const TIME = /\b(date|time|timestamp|datetime|zeit|datum)\b|timestamp|date.?time/i
const TEMPERATURE = /temp|°\s*[cf]|º\s*[cf]|celsius|fahrenheit|deg\.?\s*[cf]\b|^value$|\((c|f)\)/i
/** Columns of loggers that are no temperature of the concrete. */
const OTHER = /maturity|strength|humid|battery|signal|ambient|outdoor|\bair\b|\brh\b|dew|°\s*c?\s*[·*x-]?\s*h/i
const FAHRENHEIT = /°\s*f|º\s*f|fahrenheit|deg\.?\s*f\b|\(f\)|[\s_]f$/i
const UNIT_COLUMN = /^unit$/i
/** What loggers write where they have no reading. */
const NONE = /^(|-+|n\/?a|nan|null|err(or)?)$/i

/**
 * The readings of a logger's file, for each column of a temperature: one row an instant, under headings that name time and
 * temperature, °F where they say so. Without an offset of its own a time is in `zone`. Refused with the row: a time or a
 * temperature that is none, times that do not rise, more than the limits.
 */
export function readTemperatureFile(
  rows: readonly FileRow[],
  zone: string,
): { channels: FileChannel[]; leftOut: string[] } {
  const at = rows
    .slice(0, MOST_ABOVE)
    .findIndex(({ cells }) => timeOf(cells.map(textOf)) >= 0 && columnsOf(cells.map(textOf)).length)
  const head = rows[at]?.cells.map(textOf)
  if (!head)
    throw refused(
      'The file has no headings of a time and a temperature, for example “Timestamp” and “Temperature (°C)”',
    )
  const columns = columnsOf(head)
  if (columns.length > MOST_CHANNELS)
    throw refused(`The file has ${columns.length} channels; ${MOST_CHANNELS} are the most`)
  const body = rows.slice(at + 1).filter(({ cells }) => cells.some(cell => textOf(cell).trim() !== ''))
  if (!body.length) throw refused('The file has no readings')
  if (body.length > MOST_READINGS) throw refused(`The file has ${body.length} readings; ${MOST_READINGS} are the most`)
  const unit = head.findIndex(name => UNIT_COLUMN.test(name.trim()))
  const times = body.map(({ cells }) => momentText(cells.map(textOf), head))
  const moment = momentReader(times, head[timeOf(head)] ?? '', zone)
  const channels = columns.map(({ name }) => ({ channel: name, readings: [] as FileReading[] }))
  let before = Number.NEGATIVE_INFINITY
  for (const [index, { row, cells }] of body.entries()) {
    const instant = moment(times[index]!)
    if (!instant) throw refused(`Row ${row}: “${times[index]!.slice(0, 40)}” is not a date and time`)
    if (instant.getTime() <= before) throw refused(`Row ${row}: its time is not later than that of the row before`)
    before = instant.getTime()
    for (const [place, { column, fahrenheit }] of columns.entries()) {
      const text = textOf(cells[column]).trim()
      if (NONE.test(text)) continue
      const hot = unit < 0 ? fahrenheit : /^°?f/i.test(textOf(cells[unit]).trim())
      channels[place]!.readings.push({ row, at: instant, celsius: celsiusOf(text, hot, row) })
    }
  }
  const found = channels.filter(({ readings }) => readings.length > 1)
  if (!found.length) throw refused('No channel of the file has two readings')
  return { channels: found, leftOut: head.filter(name => OTHER.test(name)).map(name => name.slice(0, 60)) }
}

export const refused = (message: string) => new Invalid(message, { file: [message] })

function celsiusOf(text: string, fahrenheit: boolean, row: number): number {
  if (!/^[-+]?\d+([.,]\d+)?$/.test(text)) throw refused(`Row ${row}: “${text.slice(0, 40)}” is not a temperature`)
  const given = Number(text.replace(',', '.'))
  const celsius = Math.round((fahrenheit ? ((given - 32) * 5) / 9 : given) * 100) / 100
  const [least, most] = PLAUSIBLE
  if (celsius < least || celsius > most)
    throw refused(`Row ${row}: ${text} ${fahrenheit ? '°F' : '°C'} is not a temperature of concrete`)
  return celsius
}

const timeOf = (head: readonly string[]): number => {
  const date = head.findIndex(name => /date|timestamp/i.test(name) && !isChannel(name))
  return date >= 0 ? date : head.findIndex(name => TIME.test(name) && !isChannel(name))
}

/** Date and clock in one cell, or in two that are beside each other. */
function momentText(cells: readonly string[], head: readonly string[]): string {
  const at = timeOf(head)
  const text = (cells[at] ?? '').trim()
  const clock = head.findIndex((name, place) => place !== at && /^time\b/i.test(name.trim()))
  return clock >= 0 && !/\d:\d\d/.test(text) ? `${text} ${(cells[clock] ?? '').trim()}` : text
}

const isChannel = (name: string) => TEMPERATURE.test(name) && !OTHER.test(name)

function columnsOf(head: readonly string[]): { column: number; name: string; fahrenheit: boolean }[] {
  const taken = new Map<string, number>()
  return head.flatMap((full, column) => {
    if (!isChannel(full)) return []
    const bare = full
      .replace(/[,([]?\s*(°|º|deg\.?\s*)?\s*\b(c|f|celsius|fahrenheit)\b\s*[)\]]?/gi, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    const name = (!bare || /^value$/i.test(bare) ? 'Temperature' : bare).slice(0, 60)
    const count = (taken.get(name) ?? 0) + 1
    taken.set(name, count)
    return [{ column, name: count > 1 ? `${name} ${count}` : name, fahrenheit: FAHRENHEIT.test(full) }]
  })
}

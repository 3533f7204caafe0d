import { instantOn, isPlainDate } from '~/domain/kit/time'

const CLOCK = String.raw`(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*([ap]\.?m\.?)?\s*(Z|[+-]\d{2}:?\d{2})?$`
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})[T ,]+${CLOCK}`, 'i')
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})[T ,]+${CLOCK}`, 'i')
const OFFSET = /(?:GMT|UTC)\s*([+-]\d{2}):?(\d{2})/i

type Order = 'day' | 'month'

/**
 * How the times of a file are read: by its own offset, by the one in its heading, else in `zone`. 03/04 is the third of
 * April, unless some row of the file can only be read with the month in front.
 */
export function momentReader(times: readonly string[], heading: string, zone: string): (text: string) => Date | null {
  const monthFirst = times.some(text => {
    const [, first, second] = YEAR_LAST.exec(text) ?? []
    return Number(first) <= 12 && Number(second) > 12
  })
  const order: Order = monthFirst ? 'month' : 'day'
  const [, hours, minutes] = OFFSET.exec(heading) ?? []
  const usual = hours ? `${hours}:${minutes}` : undefined
  return text => momentOf(text, order, usual, zone)
}

function momentOf(text: string, order: Order, usual: string | undefined, zone: string): Date | null {
  const first = YEAR_FIRST.exec(text)
  const found = first ?? YEAR_LAST.exec(text)
  if (!found) return null
  const [, a = '', b = '', c = '', hour = '', minute = '', second = '0', half, offset = usual] = found
  const [year, month, day] = first ? [a, b, c] : order === 'day' ? [c, b, a] : [c, a, b]
  const date = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const clock = Number(hour)
  if (!isPlainDate(date) || Number(minute) > 59 || Number(second) > 59 || clock > (half ? 12 : 23)) return null
  const hours = half ? (clock % 12) + (/^p/i.test(half) ? 12 : 0) : clock
  const time = `${String(hours).padStart(2, '0')}:${minute}`
  if (!offset) return new Date(instantOn(date, time, zone).getTime() + Number(second) * 1000)
  const shift = /^z$/i.test(offset) ? 'Z' : `${offset.slice(0, 3)}:${offset.slice(-2)}`
  const at = new Date(`${date}T${time}:${second.padStart(2, '0')}${shift}`)
  return Number.isNaN(at.getTime()) ? null : at
}

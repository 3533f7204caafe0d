import type { Part } from './xml'

const DAY = 86_400_000
/** Formats of days that a sheet knows by number alone. */
const USUAL = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58])

/** The cell styles that show a figure as a day. */
export async function dayStyles(part: Part): Promise<Set<number>> {
  const formats = new Map<number, string>()
  const days = new Set<number>()
  let inCells = false
  let style = 0
  await part('xl/styles.xml', {
    open: (name, of) => {
      if (name === 'numFmt') formats.set(Number(of('numFmtId')), of('formatCode') ?? '')
      if (name === 'cellXfs') inCells = true
      if (name !== 'xf' || !inCells) return
      const format = Number(of('numFmtId') ?? 0)
      if (USUAL.has(format) || showsDay(formats.get(format) ?? '')) days.add(style)
      style++
    },
    close: name => {
      if (name === 'cellXfs') inCells = false
    },
  })
  return days
}

const showsDay = (code: string) => /[dy]/i.test(code.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]/g, ''))

/**
 * A day count as yyyy-MM-dd, with the time where there is one. Sheets count from 1900 with a 29 February that never was,
 * or from 1904.
 */
export function dayOf(count: number, from1904: boolean): string {
  const whole = Math.floor(count)
  if (whole < 0 || whole > 2_958_465) return String(count)
  const start = from1904 ? Date.UTC(1904, 0, 1) : whole < 60 ? Date.UTC(1899, 11, 31) : Date.UTC(1899, 11, 30)
  const moment = new Date(start + whole * DAY + Math.round((count - whole) * 86_400) * 1000).toISOString()
  return moment.slice(11, 16) === '00:00' ? moment.slice(0, 10) : moment.slice(0, 16)
}

import { SPECIMEN } from '~/domain/cylinders/specimen/kind'
import { readAges, shortAge } from '~/domain/kit/specimen-age'

type Row = { name: string }
const GROUPS: readonly (readonly [title: string, names: readonly string[]])[] = [
  ['Sets', ['specimen-kind', 'specimens', 'ages', 'strength-age', 'open-weekdays']],
  ['Judging results', ['spread-percent', 'single-below', 'temperature-max', 'persons-differ']],
  ['Control of strength', ['usual-gain', 'cement-per-mpa']],
  ['Equipment', ['refuse-uncalibrated', 'calibration-notice']],
  ['Labels of specimens', ['label-sheet', 'label-roll']],
  ['Plant audits', ['audit-pass']],
]
export const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

export function groupsOf<R extends Row>(rows: readonly R[]): [title: string, rows: R[]][] {
  const known = GROUPS.map(
    ([title, names]) =>
      [title, names.flatMap(name => rows.find(row => row.name === `cylinders.${name}`) ?? [])] as [string, R[]],
  )
  const rest = rows.filter(row => !GROUPS.some(([, names]) => names.includes(row.name.replace('cylinders.', ''))))
  return rest.length ? [...known, ['Others', rest]] : known
}

/** A value as people read it and type it. */
export function valueWord(name: string, value: unknown): string {
  if (name.endsWith('specimen-kind')) return SPECIMEN[value as keyof typeof SPECIMEN]?.label ?? String(value)
  if (name.endsWith('open-weekdays')) return (value as number[]).map(day => DAYS[day]!.slice(0, 3)).join(', ')
  if (name.endsWith('.ages')) return (value as number[]).map(shortAge).join(', ')
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return Array.isArray(value) ? value.join(', ') : String(value)
}

/** What was typed as the value of a setting; what does not fit is left for the API to refuse. */
export function readValue(name: string, typed: string): string | number | boolean | (string | number)[] {
  const text = typed.trim()
  if (name.endsWith('specimen-kind'))
    return Object.entries(SPECIMEN).find(([, kind]) => kind.label === text)?.[0] ?? text
  if (name.endsWith('open-weekdays'))
    return text
      .split(/[,\s]+/)
      .filter(Boolean)
      .map(word => DAYS.findIndex(day => day.toLowerCase().startsWith(word.toLowerCase().slice(0, 3))))
  if (name.endsWith('.ages')) return readAges(text) ?? []
  if (/^(yes|no)$/i.test(text)) return /^yes$/i.test(text)
  return Number.isFinite(Number(text)) && text !== '' ? Number(text) : text
}

import { SPECIMEN } from '~/domain/cylinders/specimen/kind'
import type { UncertaintyRow } from '~/domain/cylinders/uncertainty'
import { readAges, shortAge } from '~/domain/kit/specimen-age'

type Row = { name: string }
const GROUPS: readonly (readonly [title: string, names: readonly string[]])[] = [
  ['Sets', ['specimen-kind', 'specimens', 'ages', 'strength-age', 'open-weekdays']],
  ['Judging results', ['spread-percent', 'single-below', 'temperature-max', 'persons-differ', 'uncertainty']],
  ['Control of strength', ['usual-gain', 'cement-per-mpa', 'conformity', 'families', 'maturity']],
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

const JUDGED_BY: Record<string, string> = { en206: 'EN 206', aci318: 'ACI 318' }
const MEANS: Record<string, string> = {
  apart: 'means of groups apart (method B)',
  rolling: 'rolling means (method B)',
  chart: 'control chart (method C)',
}

/** Values of several fields: told here, and set with those of the company. */
const ELSEWHERE: Record<string, (value: unknown) => string> = {
  'cylinders.conformity': value => {
    const of = Object.fromEntries(Object.entries(value ?? {}))
    return [
      JUDGED_BY[of.standard] ?? '',
      MEANS[of.groups] ?? '',
      of.certified ? 'certified control' : 'control not certified',
      of.holdAtFailure ? 'hold at a failure' : 'no hold at a failure',
    ].join(', ')
  },
  'cylinders.families': value => {
    const count = Array.isArray(value) ? value.length : 0
    return count === 1 ? '1 family' : `${count} families`
  },
  'cylinders.maturity': value => {
    const of = Object.fromEntries(Object.entries(value ?? {}))
    return of.method === 'equivalent-age'
      ? `equivalent age at ${of.reference} °C, ${of.activationEnergy} kJ/mol, ${of.curve} curve`
      : `temperature–time factor over ${of.datum} °C, ${of.curve} curve`
  },
}
export const setElsewhere = (name: string): boolean => name in ELSEWHERE

const UNCERTAINTY = 'cylinders.uncertainty'
/** One line a row: specimen; uncertainty with its unit; source; laboratory. */
const uncertaintyLine = ({ specimen, expandedUncertainty, unit, source, laboratory }: UncertaintyRow) =>
  [SPECIMEN[specimen].label, `${expandedUncertainty} ${unit}`, source, ...(laboratory ? [laboratory] : [])].join('; ')

function readUncertainty(line: string): Record<string, string | null> {
  const [kind = '', figure = '', source = '', laboratory = ''] = line.split(';').map(part => part.trim())
  const [, expandedUncertainty = figure, unit = ''] = /^([\d.]+)\s*(%|MPa)$/i.exec(figure) ?? []
  return {
    ...{ specimen: specimenNamed(kind), expandedUncertainty },
    ...{ unit: unit.toLowerCase() === 'mpa' ? 'MPa' : unit, source, laboratory: laboratory || null },
  }
}

/** A kind of specimen by its name, whose sign of multiplication may be typed as a letter. */
const specimenNamed = (text: string) =>
  Object.entries(SPECIMEN).find(([, { label }]) => label === text.replace(/ x /i, ' × '))?.[0] ?? text

/** A value as people read it and type it. */
export function valueWord(name: string, value: unknown): string {
  if (name === UNCERTAINTY) return Array.isArray(value) ? value.map(uncertaintyLine).join('\n') : ''
  const elsewhere = ELSEWHERE[name]
  if (elsewhere) return elsewhere(value)
  if (name.endsWith('specimen-kind')) return SPECIMEN[value as keyof typeof SPECIMEN]?.label ?? String(value)
  if (name.endsWith('open-weekdays')) return (value as number[]).map(day => DAYS[day]!.slice(0, 3)).join(', ')
  if (name.endsWith('.ages')) return (value as number[]).map(shortAge).join(', ')
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return Array.isArray(value) ? value.join(', ') : String(value)
}

/** What was typed as the value of a setting; what does not fit is left for the API to refuse. */
export function readValue(
  name: string,
  typed: string,
): string | number | boolean | (string | number | Record<string, string | null>)[] {
  const text = typed.trim()
  if (name === UNCERTAINTY) return text.split(/\n+/).filter(Boolean).map(readUncertainty)
  if (name.endsWith('specimen-kind')) return specimenNamed(text)
  if (name.endsWith('open-weekdays'))
    return text
      .split(/[,\s]+/)
      .filter(Boolean)
      .map(word => DAYS.findIndex(day => day.toLowerCase().startsWith(word.toLowerCase().slice(0, 3))))
  if (name.endsWith('.ages')) return readAges(text) ?? []
  if (/^(yes|no)$/i.test(text)) return /^yes$/i.test(text)
  return Number.isFinite(Number(text)) && text !== '' ? Number(text) : text
}

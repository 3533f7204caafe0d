import * as z from 'zod'
import table from '~/domain/cylinders/data/fresh.json'
import { EngineeringFault } from '~/domain/kit/fault'
import { mass, within } from '~/domain/kit/within'
import { between, given, QUANTITIES, reading } from '~/domain/mixdesign/bounds'
import { STRENGTH } from '../specimen/cylinder-strength'

/**
 * A sample of one batch. Masses in kg: `concrete` (b) in the pot and `coarse` (c), its coarse aggregate saturated and surface
 * dry; pot volume V in m³, air A in percent, relative density G of the coarse aggregate.
 */
const Sample = z.strictObject({
  concrete: z.number(),
  coarse: z.number(),
  air: z.number(),
  slump: reading(QUANTITIES.slump).nullish(),
  strength7: between(...STRENGTH, 'MPa').nullish(),
})
type Sample = z.infer<typeof Sample>

export const MixerUniformityInput = z.strictObject({
  potVolume: z.number(),
  coarseDensity: z.number(),
  first: Sample,
  last: Sample,
  minutesApart: z.number().nullish(),
})
export type MixerUniformityInput = z.input<typeof MixerUniformityInput>

export type UniformityRow = {
  rule: string
  unit: string
  first: number
  last: number
  difference: number
  max: number
  pass: boolean
}
/** `undecided`: what was tested neither reaches five passes nor rules them out. */
export type MixerUniformity = {
  verdict: 'uniform' | 'not uniform' | 'undecided'
  rows: UniformityRow[]
  passed: number
}

/**
 * Within-batch uniformity (ASTM C94 Annex A1) from samples at about 15 % and 85 % of discharge: air-free density, air, slump,
 * coarse aggregate P = 100 c/b, air-free mortar density M = (b − c)/(V − (V·A/100 + c/(1000 G))) and 7-day strength. At
 * least five of the six differences must be within limits. Samples over 15 min apart are `samples-too-far-apart`.
 */
export function mixerUniformity(input: MixerUniformityInput): MixerUniformity {
  const limits = table.uniformity
  if (within(input.minutesApart ?? 0, 'minutesApart', [0, 1440], 'min') > limits.minutes) {
    throw new EngineeringFault(
      'samples-too-far-apart',
      `samples must be at most ${limits.minutes} min apart`,
      'minutesApart',
    )
  }
  const volume = within(input.potVolume, 'potVolume', [0.001, 0.06], 'm³')
  const density = within(input.coarseDensity, 'coarseDensity', [2.2, 3.2])
  const [first, last] = [measures(input.first, 'first', volume, density), measures(input.last, 'last', volume, density)]
  const rows = [
    row('air-free density', 'kg/m³', first.airFree, last.airFree, limits.density),
    row('air', '%', input.first.air, input.last.air, limits.air),
    row('coarse aggregate', '%', first.coarse, last.coarse, limits.coarse),
    share('air-free mortar density', 'kg/m³', first.mortar, last.mortar, limits.mortarPercent),
    ...slumpRow(input.first.slump, input.last.slump),
    ...strengthRow(input.first.strength7, input.last.strength7),
  ]
  const passed = rows.filter(found => found.pass).length
  const open = 6 - rows.length
  const verdict = passed >= limits.least ? 'uniform' : passed + open < limits.least ? 'not uniform' : 'undecided'
  return { verdict, rows, passed }
}

function measures(sample: Sample, field: string, volume: number, density: number) {
  const concrete = mass(sample.concrete, `${field}.concrete`)
  const coarse = mass(sample.coarse, `${field}.coarse`)
  if (coarse >= concrete)
    throw new EngineeringFault('coarse-exceeds-sample', `${field}: coarse is not below the sample`, `${field}.coarse`)
  const air = given(sample.air, `${field}.air`, { ...QUANTITIES.air, bounds: [0, 15] })
  const airFree = within(concrete / (volume * (1 - air / 100)), `${field} air-free density`, [1500, 3200], 'kg/m³')
  const mortarVolume = volume - ((volume * air) / 100 + coarse / (1000 * density))
  const mortar = within((concrete - coarse) / mortarVolume, `${field} mortar density`, [1000, 3200], 'kg/m³')
  return { airFree, coarse: (coarse / concrete) * 100, mortar }
}

function row(rule: string, unit: string, first: number, last: number, max: number): UniformityRow {
  const difference = Math.abs(first - last)
  return { rule, unit, first, last, difference, max, pass: difference <= max + 1e-9 }
}

/** A limit in percent of the mean of both samples, shown in the unit of the samples. */
function share(rule: string, unit: string, first: number, last: number, percent: number): UniformityRow {
  return row(rule, unit, first, last, (((first + last) / 2) * percent) / 100)
}

function slumpRow(first: number | null | undefined, last: number | null | undefined): UniformityRow[] {
  if (first === null || first === undefined || last === null || last === undefined) return []
  const values = [first, last].map(value => within(value, 'slump', [0, 280], 'mm'))
  const average = (values[0]! + values[1]!) / 2
  const limit = table.uniformity.slump.find(found => average <= found.upTo) ?? table.uniformity.slump.at(-1)!
  return [row('slump', 'mm', first, last, limit.max)]
}

function strengthRow(first: number | null | undefined, last: number | null | undefined): UniformityRow[] {
  if (first === null || first === undefined || last === null || last === undefined) return []
  const values = [first, last].map(value => within(value, 'strength7', [0.5, 200], 'MPa'))
  return [share('strength at 7 d', 'MPa', values[0]!, values[1]!, table.uniformity.strength7Percent)]
}

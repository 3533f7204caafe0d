import * as z from 'zod'
import { id, instant, optionalText } from '../kit/shape'
import { checkTemperature } from './fresh/limits'

const figure = (least: number, most: number, what: string) =>
  z.number().min(least, `${what} is at least ${least}`).max(most, `${what} is at most ${most}`).nullish()

/** What is measured on the fresh concrete when the set is made: mm, °C, per cent, kg, litres. */
export const WetTest = z.strictObject({
  sampledAt: instant(),
  sampledBy: optionalText(80),
  sampledPlace: z.enum(['site', 'plant', 'laboratory']).default('site'),
  placeInStructure: optionalText(120),
  slumpMm: z.int().min(0, 'Slump is at least 0').max(800, 'Slump is at most 800').nullish(),
  concreteTemperature: figure(0, 60, 'Temperature, °C'),
  ambientTemperature: figure(-10, 55, 'Temperature, °C'),
  airPercent: figure(0, 15, 'Air, %'),
  concretePotId: id().nullish(),
  potFullKg: figure(1, 200, 'Full pot, kg'),
  waterAddedLitres: figure(0, 2000, 'Water added, litres'),
  remarks: optionalText(400),
})
export type WetTest = z.output<typeof WetTest>

export type WetFinding = { rule: 'slump' | 'temperature'; text: string }

/** What is out of its limits on the fresh concrete; slump against the range of the product, temperature by setting. */
export function wetFindings(
  wet: Pick<WetTest, 'slumpMm' | 'concreteTemperature'>,
  of: { slumpMin: number; slumpMax: number; temperatureMax: number },
): WetFinding[] {
  const { slumpMm, concreteTemperature } = wet
  const findings: WetFinding[] = []
  if (typeof slumpMm === 'number' && (slumpMm < of.slumpMin || slumpMm > of.slumpMax))
    findings.push({ rule: 'slump', text: `Slump ${slumpMm} mm is outside ${of.slumpMin}–${of.slumpMax} mm` })
  if (typeof concreteTemperature === 'number') {
    const { pass, min, max } = checkTemperature({ temperature: concreteTemperature, max: of.temperatureMax })
    if (!pass) findings.push({ rule: 'temperature', text: `${concreteTemperature} °C is outside ${min}–${max} °C` })
  }
  return findings
}

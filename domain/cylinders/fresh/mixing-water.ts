import * as z from 'zod'
import table from '~/domain/cylinders/data/fresh.json'
import { within } from '~/domain/kit/within'

/** 7-day strength in percent of the control, set against the control in min (later is positive), optional contents in ppm. */
export const MixingWaterInput = z.strictObject({
  strength7: z.number(),
  setDifference: z.number(),
  chloride: z.number().nullish(),
  prestressed: z.boolean().default(false),
  sulfate: z.number().nullish(),
  alkalis: z.number().nullish(),
  solids: z.number().nullish(),
})
export type MixingWaterInput = z.input<typeof MixingWaterInput>

export type WaterFinding = { rule: string; value: number; min: number | null; max: number | null; pass: boolean }

/** Mixing water by ASTM C1602: strength at 7 d ≥ 90 % of control, set −60 to +90 min, and the optional limits where tested. */
export function mixingWater(input: MixingWaterInput): { pass: boolean; findings: WaterFinding[] } {
  const { strength7, setEarlier, setLater, optional } = table.water
  const chlorideMax = input.prestressed ? optional.chloridePrestressed : optional.chlorideOther
  const findings = [
    finding('strength at 7 d, % of control', within(input.strength7, 'strength7', [10, 200], '%'), strength7, null),
    finding(
      'set against control, min',
      within(input.setDifference, 'setDifference', [-600, 600]),
      -setEarlier,
      setLater,
    ),
    ...content('chloride, ppm', input.chloride, chlorideMax),
    ...content('sulfate, ppm', input.sulfate, optional.sulfate),
    ...content('alkalis, ppm', input.alkalis, optional.alkalis),
    ...content('total solids, ppm', input.solids, optional.solids),
  ]
  return { pass: findings.every(row => row.pass), findings }
}

function content(rule: string, value: number | null | undefined, max: number): WaterFinding[] {
  return value === null || value === undefined ? [] : [finding(rule, within(value, rule, [0, 1_000_000]), null, max)]
}

function finding(rule: string, value: number, min: number | null, max: number | null): WaterFinding {
  return { rule, value, min, max, pass: (min === null || value >= min) && (max === null || value <= max) }
}

import * as z from 'zod'
import { percent, requiredText } from './shape'
import { SPECIMEN_KINDS } from './specimen-kind'

/** Papers that labels are sold on: places of a sheet of A4, or one on a roll; millimetres. */
type Paper = { across: number; down: number; width: number; height: number }

export const LABEL_SHEETS = {
  '70x37': { across: 3, down: 8, width: 70, height: 37 },
  '99x38': { across: 2, down: 7, width: 99.1, height: 38.1 },
  '105x48': { across: 2, down: 6, width: 105, height: 48 },
} satisfies Record<string, Paper>
export const LABEL_ROLLS = {
  '62x29': { across: 1, down: 1, width: 62, height: 29 },
  '70x37': { across: 1, down: 1, width: 70, height: 37 },
  '100x50': { across: 1, down: 1, width: 100, height: 50 },
} satisfies Record<string, Paper>

/**
 * What the laboratory states of its expanded uncertainty (k = 2) of compressive strength, for a kind of specimen and with it
 * its method: per cent of the result or MPa, and where it comes from. A row without a laboratory is of every other one.
 */
const Uncertainty = z.strictObject({
  specimen: z.enum(SPECIMEN_KINDS),
  expandedUncertainty: percent('Expanded uncertainty').refine(value => Number(value) > 0 && Number(value) <= 30, {
    error: 'Above 0, and at most 30',
  }),
  unit: z.enum(['%', 'MPa']),
  source: requiredText('Source', 160),
  laboratory: requiredText('Laboratory', 120).nullable(),
})
const Uncertainties = z
  .array(Uncertainty)
  .max(20)
  .refine(rows => new Set(rows.map(row => `${row.specimen} ${row.laboratory}`)).size === rows.length, {
    error: 'Each kind of specimen once for a laboratory',
  })

/**
 * ASTM C1074-19: datum 0 °C and 40 to 45 kJ/mol for cement without admixture, five ages; 23 °C there and 20 °C in Europe.
 * EN 13670 Annex F cures class 4 to 70 % of the characteristic strength.
 */
const Maturity = z.strictObject({
  method: z.enum(['equivalent-age', 'temperature-time-factor']),
  datum: z.number().min(-15).max(10),
  activationEnergy: z.number().min(25).max(70),
  reference: z.number().min(15).max(30),
  longestGap: z.number().min(0.25).max(24),
  curve: z.enum(['hyperbolic', 'logarithmic']),
  curveAges: z.array(z.int().min(1).max(90)).min(3).max(10),
  curing: z.number().min(15).max(30),
  askedPercent: z.int().min(10).max(100),
})

const USUAL_MATURITY: z.output<typeof Maturity> = {
  method: 'equivalent-age',
  datum: 0,
  activationEnergy: 41.5,
  reference: 20,
  longestGap: 1,
  curve: 'hyperbolic',
  curveAges: [1, 3, 7, 14, 28],
  curing: 27,
  askedPercent: 70,
}

/** What a laboratory casts, its equipment, what it states of its uncertainty, and what it prints the labels of specimens on. */
export const LABORATORY_SETTINGS = {
  'cylinders.refuse-uncalibrated': {
    shape: z.boolean(),
    usual: true as boolean,
    label: 'Refuse results of a press out of calibration',
  },
  'cylinders.calibration-notice': {
    shape: z.int().min(0).max(180),
    usual: 30 as number,
    label: 'Warn before a calibration ends, days',
  },
  'cylinders.specimen-kind': {
    shape: z.enum(SPECIMEN_KINDS),
    usual: SPECIMEN_KINDS[0],
    label: 'Specimen type',
  },
  'cylinders.uncertainty': {
    shape: Uncertainties,
    usual: [] as z.output<typeof Uncertainties>,
    label: 'Expanded uncertainty (k = 2) of compressive strength',
  },
  'cylinders.label-sheet': {
    shape: z.enum(['70x37', '99x38', '105x48']),
    usual: '70x37' as const,
    label: 'Labels on a sheet of A4, mm',
  },
  'cylinders.label-roll': {
    shape: z.enum(['62x29', '70x37', '100x50']),
    usual: '62x29' as const,
    label: 'Labels of the label printer, mm',
  },
  'cylinders.maturity': {
    shape: Maturity,
    usual: USUAL_MATURITY,
    label: 'Maturity of concrete (ASTM C1074)',
  },
}

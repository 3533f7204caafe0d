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
}

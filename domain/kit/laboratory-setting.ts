import * as z from 'zod'

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

/** The laboratory's equipment, and what it prints the labels of specimens on. */
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

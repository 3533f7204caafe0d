import * as z from 'zod'

export const CEMENT_TYPES = ['CEM I', 'CEM I + GGBS', 'CEM II', 'CEM III/A', 'CEM III/B', 'CEM V', 'any'] as const
export const CEMENT_NAMES: Record<(typeof CEMENT_TYPES)[number], string> = {
  'CEM I': 'CEM I, Portland',
  'CEM I + GGBS': 'CEM I with slag',
  'CEM II': 'CEM II, Portland-composite',
  'CEM III/A': 'CEM III/A, blastfurnace',
  'CEM III/B': 'CEM III/B, blastfurnace',
  'CEM V': 'CEM V, composite',
  any: 'As the laboratory sees fit',
}

export const EXPOSURE_CLASSES = [
  'X0',
  'XC1',
  'XC2',
  'XC3',
  'XC4',
  'XS1',
  'XS2',
  'XS3',
  'XD1',
  'XD2',
  'XD3',
  'XF1',
  'XF2',
  'XF3',
  'XF4',
  'XA1',
  'XA2',
  'XA3',
] as const
export type ExposureClass = (typeof EXPOSURE_CLASSES)[number]

/** Of stored names those that are classes. */
export const exposureClassesOf = (names: readonly string[]): ExposureClass[] =>
  EXPOSURE_CLASSES.filter(one => names.includes(one))

/** Those that a project specifies, each once; a mix has to meet all of them. */
export const NamedClasses = z
  .array(z.enum(EXPOSURE_CLASSES))
  .max(8)
  .refine(of => new Set(of).size === of.length, 'A class is listed twice')
export const ExposureClasses = NamedClasses.default([])

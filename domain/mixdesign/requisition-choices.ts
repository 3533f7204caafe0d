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

/** ratio: most water to cement; mpa: least cylinder strength; binder: least kg of cement per m³. */
type ExposureLimit = { ratio: number | null; mpa: number; binder: number | null; where: string }
const limit = (ratio: number | null, mpa: number, binder: number | null, where: string): ExposureLimit => ({
  ratio,
  mpa,
  binder,
  where,
})

/** Recommended limits for a working life of 50 years: EN 206, table F.1. */
export const EXPOSURE_LIMITS: Record<ExposureClass, ExposureLimit> = {
  X0: limit(null, 12, null, 'no risk'),
  XC1: limit(0.65, 20, 260, 'dry or always wet'),
  XC2: limit(0.6, 25, 280, 'wet, rarely dry'),
  XC3: limit(0.55, 30, 280, 'moderate humidity'),
  XC4: limit(0.5, 30, 300, 'wet and dry in turn'),
  XS1: limit(0.5, 30, 300, 'sea air'),
  XS2: limit(0.45, 35, 320, 'under the sea'),
  XS3: limit(0.45, 35, 340, 'tide and spray'),
  XD1: limit(0.55, 30, 300, 'chlorides, moderate humidity'),
  XD2: limit(0.55, 30, 300, 'chlorides, wet'),
  XD3: limit(0.45, 35, 320, 'chlorides, wet and dry in turn'),
  XF1: limit(0.55, 30, 300, 'frost, little water'),
  XF2: limit(0.55, 25, 300, 'frost and salt, little water'),
  XF3: limit(0.5, 30, 320, 'frost, much water'),
  XF4: limit(0.45, 30, 340, 'frost and salt, much water'),
  XA1: limit(0.55, 30, 300, 'slightly aggressive ground'),
  XA2: limit(0.5, 30, 320, 'aggressive ground'),
  XA3: limit(0.45, 35, 360, 'highly aggressive ground'),
}

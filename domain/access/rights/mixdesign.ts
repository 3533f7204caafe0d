import type { Rights } from './kit'

export const mixdesignRights = {
  'POST /engineering/bre': ['view', 'engineering'],
  'POST /engineering/bre-oven-dry': ['view', 'engineering'],
  'POST /engineering/aci-211': ['view', 'engineering'],
  'POST /engineering/aci-211-trial': ['view', 'engineering'],
  'POST /engineering/target-mean': ['view', 'engineering'],
  'POST /engineering/target-mean-aci': ['view', 'engineering'],
  'POST /engineering/strength-control': ['view', 'engineering'],
  'POST /engineering/absolute-volume': ['view', 'engineering'],
  'POST /engineering/yield': ['view', 'engineering'],
  'POST /engineering/moisture': ['view', 'engineering'],
  'POST /engineering/admixture-water': ['view', 'engineering'],
  'POST /mix-designs/optimise': ['view', 'engineering'],
  'POST /mix-designs/generate': ['view', 'engineering'],
  'POST /engineering/mix-figures': ['view', 'engineering'],
  'POST /engineering/strength/predict': ['view', 'engineering'],
} as const satisfies Rights

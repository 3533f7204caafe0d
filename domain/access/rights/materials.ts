import type { Rights } from './kit'

export const materialsRights = {
  'GET /engineering/carbon-factors': ['view', 'engineering'],
  'GET /engineering/carbon-baseline': ['view', 'engineering'],
  'POST /engineering/carbon': ['view', 'engineering'],
  'POST /engineering/carbon-delivery': ['view', 'engineering'],
  'POST /engineering/carbon-transport': ['view', 'engineering'],
} as const satisfies Rights

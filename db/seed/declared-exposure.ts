import { MIX_SETTINGS } from '~/domain/kit/mix-setting'
import type { ContentRules } from '~/domain/mixdesign/durability-contents'
import { exposureVerdicts } from '~/domain/mixdesign/mix-design-evidence'
import type { ExposureClass } from '~/domain/mixdesign/requisition-choices'
import { designedFigures } from '~/domain/mixdesign/trial-batch-ledger'
import { MATERIALS } from './concrete'

type Line = { code: string; kg: number }

const RULES: ContentRules = { standard: 'en206', company: MIX_SETTINGS['mixdesign.content-limits'].usual }

/** What a grade is sold for, MPa at least: foundations and rooms, basements and facades, quays and jetties. */
const SOLD_FOR: readonly [least: number, classes: readonly ExposureClass[]][] = [
  [25, ['XC1', 'XC2']],
  [40, ['XC3', 'XC4']],
  [45, ['XS1', 'XS2', 'XS3']],
]

/** The exposure classes that a mix of the demo company is declared for: those that its grade is sold for and its design meets. */
export const declaredFor = (strengthMpa: number, lines: readonly Line[]): ExposureClass[] =>
  metBy(
    strengthMpa,
    lines,
    SOLD_FOR.flatMap(([least, classes]) => (strengthMpa >= least ? classes : [])),
  )

function metBy(strengthMpa: number, lines: readonly Line[], classes: readonly ExposureClass[]): ExposureClass[] {
  const recipe = lines.map(({ code, kg }) => {
    const of = MATERIALS.find(({ materialCode }) => materialCode === code)!
    return {
      ...{ materialId: code, name: of.name, kind: of.kind, density: String(of.density), kgPerM3: String(kg) },
      chloridePercent: String(of.chloride),
      alkaliPercent: 'alkali' in of ? String(of.alkali) : null,
      solidsPercent: 'solids' in of ? String(of.solids) : null,
    }
  })
  const facts = { strengthMpa, airPercent: '1', ...designedFigures(recipe, RULES) }
  return exposureVerdicts(facts, RULES, classes).flatMap(of => (of.misses.length ? [] : [of.exposureClass]))
}

import { recipesOf } from '~/db/deliveries/concrete-ledger'
import type { Sql } from '~/db/kit/open'
import type { MixDesignRow } from '~/db/mixdesign/mix-design'
import { Refused } from '~/domain/kit/problem'
import { exposureName, exposureNames } from '~/domain/mixdesign/durability'
import type { Reinforcement } from '~/domain/mixdesign/durability-contents'
import { type ExposureVerdict, exposureVerdicts } from '~/domain/mixdesign/mix-design-evidence'
import { type ExposureClass, exposureClassesOf } from '~/domain/mixdesign/requisition-choices'
import { designedFigures } from '~/domain/mixdesign/trial-batch-ledger'
import { contentRulesOn } from './recipe-contents'

type Judged = Pick<MixDesignRow, 'id' | 'strengthMpa' | 'airPercent'>

/** Every class with its name by the standard in force on a day. */
export const exposureNamesOn = async (sql: Sql, day: string) => exposureNames((await contentRulesOn(sql, day)).standard)

/** Of stored names of classes those by the standard of a day. */
export async function namesOfExposure(sql: Sql, names: readonly string[], day: string): Promise<string[]> {
  const { standard } = await contentRulesOn(sql, day)
  return exposureClassesOf(names).map(one => exposureName(one, standard))
}

/** The design of a stored mix against exposure classes by the rules of a day; all classes where none are named. */
export async function exposureOfMix(
  sql: Sql,
  mix: Judged,
  day: string,
  classes?: readonly ExposureClass[],
  reinforcement: Reinforcement = 'steel',
) {
  const rules = await contentRulesOn(sql, day)
  const design = designedFigures((await recipesOf(sql, [mix.id])).get(mix.id) ?? [], rules)
  const { strengthMpa, airPercent } = mix
  const verdicts = exposureVerdicts({ strengthMpa, airPercent, ...design }, rules, classes, reinforcement)
  return { standard: rules.standard, design, verdicts }
}

/** What its design misses of the classes that it is declared for. */
export async function brokenExposure(
  sql: Sql,
  mix: Judged & Pick<MixDesignRow, 'exposureClasses'>,
  day: string,
): Promise<ExposureVerdict[]> {
  const classes = exposureClassesOf(mix.exposureClasses)
  if (!classes.length) return []
  return (await exposureOfMix(sql, mix, day, classes)).verdicts.filter(({ misses }) => misses.length)
}

/** Refuses to approve what does not meet a class that it is declared for; nobody sets that aside, the declaration is changed. */
export async function refuseBrokenExposure(sql: Sql, mix: MixDesignRow, day: string): Promise<void> {
  const broken = await brokenExposure(sql, mix, day)
  if (broken.length)
    throw new Refused(
      `${mix.mixCode} version ${mix.mixVersion} does not meet what it is declared for. ${broken.map(notMet).join('. ')}`,
      undefined,
      { rule: 'exposure', exposureClasses: broken.map(({ exposureClass }) => exposureClass) },
    )
}

/** A class with what the mix misses of it. */
export const notMet = ({ name, misses }: ExposureVerdict): string => `${name} is not met. ${misses.join('. ')}`

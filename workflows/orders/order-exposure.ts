import { recipesOf } from '~/db/deliveries/concrete-ledger'
import type { Sql } from '~/db/kit/open'
import { type OfferedMix, offeredMixes, reinforcementOf } from '~/db/orders/exposure'
import type { OrderRow } from '~/db/orders/order'
import { exposureName } from '~/domain/mixdesign/durability'
import type { ContentRules } from '~/domain/mixdesign/durability-contents'
import { type ExposureVerdict, exposureVerdicts } from '~/domain/mixdesign/mix-design-evidence'
import { type ExposureClass, exposureClassesOf } from '~/domain/mixdesign/requisition-choices'
import { designedFigures } from '~/domain/mixdesign/trial-batch-ledger'
import { exposureOfMix } from '../mixdesign/mix-exposure'
import { contentRulesOn } from '../mixdesign/recipe-contents'
import type { Objection, RuledOrder } from './objection'

type Judged = OfferedMix & { failed: ExposureVerdict[] }

/**
 * Whether the mixes that an order would be made with meet the exposure classes that it names, by their designs as at their
 * approval. What was let through once is said again and not asked again, until the classes, the product or the project
 * change.
 */
export async function exposureObjections(
  sql: Sql,
  order: RuledOrder,
  project: { id: string },
  plantIds: readonly string[],
): Promise<Objection[]> {
  const classes = order.exposureClasses as readonly ExposureClass[]
  if (!classes.length) return []
  const says = (message: string, warning = !order.newExposure): Objection => ({
    rule: 'exposure',
    message,
    ...(warning ? { warning: true as const } : {}),
  })
  const asked = { projectId: project.id, productId: order.productId, day: order.orderDate, plantIds }
  const rules = await contentRulesOn(sql, order.orderDate)
  const { standard } = rules
  const named = classes.map(one => exposureName(one, standard)).join(standard === 'aci318' ? '; ' : ', ')
  const judged = await judgedBy(sql, classes, await offeredMixes(sql, asked), { ...order, rules })
  const own = judged.filter(mix => mix.own)
  if (!own.length)
    return [says(`${named} cannot be checked yet: no plant of this order has a mix of this product`, true)]
  const failing = own.filter(({ failed }) => failed.length)
  if (!failing.length) return []
  const least = Math.min(...own.map(({ strengthMpa }) => strengthMpa))
  const meeting = judged.filter(mix => !mix.failed.length && mix.strengthMpa >= least).slice(0, 3)
  const others = meeting.length
    ? `These meet ${named}: ${meeting.map(mix => `${mix.productCode} (${nameOf(mix)})`).join(', ')}`
    : `No mix that this project can have meets ${named}`
  return failing.map(mix => says(`${mix.failed.map(of => missOf(mix, of)).join('. ')}. ${others}`))
}

/** The classes are asked for now, or of another product or project than before. */
export const isNewExposure = (
  before: OrderRow | undefined,
  of: Pick<OrderRow, 'productId' | 'projectId'> & {
    exposureClasses: readonly string[]
    structureId?: string | null | undefined
  },
): boolean =>
  !before ||
  before.status === 'draft' ||
  before.productId !== of.productId ||
  before.projectId !== of.projectId ||
  before.structureId !== (of.structureId ?? null) ||
  before.exposureClasses.toSorted().join() !== of.exposureClasses.toSorted().join()

/** What one mix lacks for the classes of an order, class by class. */
export async function exposureMisses(
  sql: Sql,
  of: Pick<OrderRow, 'exposureClasses' | 'structureId'>,
  mix: Omit<OfferedMix, 'productId' | 'productCode' | 'own'>,
  day: string,
): Promise<string[]> {
  const classes = exposureClassesOf(of.exposureClasses)
  if (!classes.length) return []
  const reinforcement = await reinforcementOf(sql, of.structureId)
  const { verdicts } = await exposureOfMix(sql, { ...mix, id: mix.mixDesignId }, day, classes, reinforcement)
  return verdicts.filter(({ misses }) => misses.length).map(of => missOf(mix, of))
}

async function judgedBy(
  sql: Sql,
  classes: readonly ExposureClass[],
  mixes: readonly OfferedMix[],
  { structureId, rules }: Pick<RuledOrder, 'structureId'> & { rules: ContentRules },
): Promise<Judged[]> {
  const reinforcement = await reinforcementOf(sql, structureId)
  const recipes = await recipesOf(sql, [...new Set(mixes.map(({ mixDesignId }) => mixDesignId))])
  return mixes.map(mix => {
    const facts = { ...mix, ...designedFigures(recipes.get(mix.mixDesignId) ?? [], rules) }
    return {
      ...mix,
      failed: exposureVerdicts(facts, rules, classes, reinforcement).filter(({ misses }) => misses.length),
    }
  })
}

type Named = Pick<OfferedMix, 'mixCode' | 'mixVersion'>
const nameOf = ({ mixCode, mixVersion }: Named) => `${mixCode} v${mixVersion}`
const missOf = (mix: Named, { name, misses }: ExposureVerdict) =>
  `${nameOf(mix)} does not meet ${name}: ${misses.join('; ')}`

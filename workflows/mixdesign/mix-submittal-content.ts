import { product } from '~/db/catalog/product'
import { customer } from '~/db/customers/customer'
import { project } from '~/db/customers/project'
import { recipesOf } from '~/db/deliveries/concrete-ledger'
import { plant } from '~/db/fleet/plant'
import { attachmentsOf } from '~/db/kit/attachment'
import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import { SYSTEM } from '~/db/kit/work'
import { mixDesign } from '~/db/mixdesign/mix-design'
import type { MixSubmittalRow } from '~/db/mixdesign/mix-submittal'
import { trialsOfMix } from '~/db/mixdesign/trial-batch'
import { latestApproved } from '~/db/rawtests/test-info'
import { carbonOfMix } from '~/db/reports/load-carbon'
import { decimal, sum } from '~/domain/kit/money'
import { shortAge } from '~/domain/kit/specimen-age'
import { spokenDay } from '~/domain/kit/time'
import { askedTogether, DURABILITY_OF, exposureName, type Standard } from '~/domain/mixdesign/durability'
import { INITIAL_TESTS, LONG_EXPERIENCE } from '~/domain/mixdesign/mix-design-evidence'
import type { SubmittalContent } from '~/domain/mixdesign/mix-submittal'
import { type ExposureClass, exposureClassesOf } from '~/domain/mixdesign/requisition-choices'
import { STRENGTH_CLASSES } from '~/domain/mixdesign/strength-class'
import { type DesignedFigures, designedFigures } from '~/domain/mixdesign/trial-batch-ledger'
import { evidenceOf } from './mix-design-evidence'
import { contentRulesOn, recipeContents } from './recipe-contents'

type Named = Pick<MixSubmittalRow, 'projectId' | 'productId' | 'mixDesignId' | 'plantId' | 'exposureClasses'>

/** What the paper says of a mix on a day: its design, what proves it, its carbon and what is on file. */
export async function submittalContent(sql: Sql, of: Named, now: Date, day: string): Promise<SubmittalContent> {
  const mix = await mixDesign.get(sql, of.mixDesignId)
  const [site, sold, at] = [
    await project.get(sql, of.projectId),
    await product.get(sql, of.productId),
    await plant.get(sql, of.plantId),
  ]
  const whose = await customer.get(sql, site.customerId)
  const recipe = (await recipesOf(sql, [mix.id])).get(mix.id) ?? []
  const { quantities } = await settingOn(sql, 'mixdesign.customer-agreement', day)
  const strengthAge = await settingOn(sql, 'cylinders.strength-age', day)
  const evidence = await evidenceOf(sql, mix, now)
  const trials = await trialsOfMix(sql, mix.id)
  const tests = await latestApproved(
    sql,
    SYSTEM,
    recipe.map(({ materialId }) => materialId),
  )
  const files = await attachmentsOf(sql, 'mix_design', mix.id)
  const rules = await contentRulesOn(sql, day)
  const design = designedFigures(recipe, rules)
  const { equivalent } = design
  const { standard } = rules
  const by = DURABILITY_OF[standard]
  const classes = exposureClassesOf(of.exposureClasses)
  const kgOf = (...kinds: string[]) =>
    sum(recipe.filter(({ kind }) => kinds.includes(kind)).map(({ kgPerM3 }) => kgPerM3)).toFixed(0)
  const named = (kind: string) => recipe.filter(line => line.kind === kind).map(({ name }) => name)
  return {
    on: day,
    customerName: whose.customerName,
    projectName: site.projectName,
    plantName: at.plantName,
    certificateNo: at.certificateNo,
    certificateValidTo: at.certificateValidTo,
    productCode: sold.productCode,
    productName: sold.name,
    slump: `${sold.slumpMin} to ${sold.slumpMax} mm`,
    aggregateMm: sold.stoneSizeMm,
    mixCode: mix.mixCode,
    mixVersion: mix.mixVersion,
    strengthMpa: mix.strengthMpa,
    strengthClass: classOf(mix.strengthMpa),
    strengthAge,
    targetMean: mix.targetMeanStrength && decimal(mix.targetMeanStrength).toFixed(1),
    airPercent: decimal(mix.airPercent).toFixed(1),
    dischargeMinutes: mix.dischargeMinutes,
    waterCement: by.ratioOf(design),
    ratioName: by.ratio,
    cementKg: kgOf('cement'),
    equivalentCement: equivalent,
    cementitiousKg: standard === 'aci318' ? kgOf('cement', 'addition') : null,
    cementTypes: [...named('cement'), ...named('addition')],
    admixtures: named('admixture'),
    exposure: classes.map(exposureClass => ({
      exposureClass,
      name: exposureName(exposureClass, standard),
      where: by.of(exposureClass).where,
    })),
    limits: [
      ...limitsOf(classes, design, mix, standard),
      ...(await recipeContents(sql, recipe, day, classes)).flatMap(row =>
        row.value === null
          ? []
          : [
              {
                name: row.name,
                value: `${row.value} ${row.unit}`,
                limit: row.most ? `≤ ${row.most} ${row.unit}` : 'not set',
                source: row.source,
              },
            ],
      ),
    ],
    materials: recipe.map(({ materialId, name, kind, kgPerM3 }) => {
      const test = tests.find(one => one.materialId === materialId)
      return {
        name,
        kind,
        kgPerM3: quantities === 'shown' ? decimal(kgPerM3).toFixed(1) : null,
        test: test ? `${test.testNo}, ${spokenDay(test.sampledOn)}` : null,
      }
    }),
    trials: trials.map(({ trialNo, batchedAt, fck, slumpMm, ages }) => ({
      trialNo,
      madeOn: batchedAt.toISOString(),
      fck,
      slumpMm,
      results: ages
        .filter(age => age.mean !== null && age.status === 'approved')
        .map(age => `${shortAge(age.ageDays)}: ${age.mean!.toFixed(1)} MPa`)
        .join(', '),
    })),
    evidence: evidence.said,
    evidenceSource: evidence.by === 'production' ? LONG_EXPERIENCE : INITIAL_TESTS,
    carbon: await carbonOfMix(sql, mix.id, of.plantId, day),
    files: files.map(({ name }) => name),
  }
}

const classOf = (grade: number): string | null => {
  const found = STRENGTH_CLASSES.find(([, cube]) => cube === grade)
  return found ? `C${found[0]}/${found[1]}` : null
}

/** What the specified classes ask together: the strictest of each. */
function limitsOf(
  classes: readonly ExposureClass[],
  design: DesignedFigures,
  mix: { strengthMpa: number; airPercent: string },
  standard: Standard,
): SubmittalContent['limits'] {
  if (!classes.length) return []
  const { ratio: most, binder, cube, air } = askedTogether(classes, standard)
  const { source, ratio: name, ratioOf } = DURABILITY_OF[standard]
  return [
    { name: 'Strength, cube', value: `${mix.strengthMpa} MPa`, limit: `≥ ${cube} MPa`, source },
    ...(most ? [{ name, value: ratioOf(design) ?? 'not known', limit: `≤ ${most.toFixed(2)}`, source }] : []),
    ...(binder ? [{ name: 'c + k·a', value: `${design.equivalent} kg/m³`, limit: `≥ ${binder} kg/m³`, source }] : []),
    ...(air ? [{ name: 'Air', value: `${Number(mix.airPercent).toFixed(1)} %`, limit: `≥ ${air} %`, source }] : []),
  ]
}

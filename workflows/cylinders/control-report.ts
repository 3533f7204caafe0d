import type { GroupedRow } from '~/db/cylinders/report-rows'
import { sigmaFromRanges } from '~/domain/cylinders/conformity/en206-sigma'
import { type MultigradeCusum, multigradeCusum } from '~/domain/cylinders/control/multigrade-cusum'
import { type StrengthCusum, strengthCusum } from '~/domain/cylinders/control/strength-cusum'
import type { ConadReport, ControlReport } from '~/domain/cylinders/cylinder-reports'
import { GROUPS } from '~/domain/cylinders/cylinder-reports'
import { conadInput, judging, meansAs, type ReportRow, shapeOf, targetOf } from '~/domain/cylinders/report-rows'
import { shortNo } from '~/domain/cylinders/short-no'
import { characteristicStrength } from '~/domain/cylinders/specimen/characteristic-strength'
import { mean } from '~/domain/kit/statistics'
import { type SpecimenShape, strengthAs } from '~/domain/mixdesign/strength-class'
import type { CementForOneMpa } from '../mixdesign/cement-for-one-mpa'
import type { ForecastAnswer } from '../mixdesign/forecast-strength'

export type Conad = {
  results: { key: string; mix: string; castOn: string; plantName: string; strength: number; early: number | null }[]
  cusum: MultigradeCusum | null
  groups: { name: string; values: string[] }[]
}

/** K. W. Day's picture: every mix against its own mean on one graph, and what the results have in common. */
export function conadReport(rows: readonly GroupedRow[], of: ConadReport): Conad {
  const input = conadInput(rows, of)
  const used = input.results.filter(result => !of.group || result.groups?.[of.group.name] === of.group.value)
  const byNo = new Map(rows.map(row => [row.testNo, row]))
  return {
    results: used.map(({ key, mix, values }) => ({
      key,
      mix,
      castOn: byNo.get(key)!.castOn,
      plantName: byNo.get(key)!.plantName,
      strength: values.strength!,
      early: values.early ?? null,
    })),
    cusum: used.length < 2 ? null : multigradeCusum(input),
    groups: GROUPS.map(name => ({
      name,
      values: [...new Set(rows.flatMap(row => row.groups[name] ?? []))].sort(),
    })),
  }
}

export type Control = {
  /** What every strength here is of; null without results. */
  specimen: SpecimenShape | null
  results: { label: string; castOn: string; value: number }[]
  fck: number | null
  target: number | null
  sigma: number | null
  single: number | null
  mean: number | null
  characteristic: number | null
  cusum: StrengthCusum | null
  /** What a change of the mean is reckoned with: of the mix made last, else the company's setting. */
  cementForOneMpa: CementForOneMpa
}

type Rules = {
  usualGain: number
  cement: (mean: number | null) => CementForOneMpa
  singleBelow: number
  strengthAge: number
}

/** The results that are charted, oldest first. */
export const charted = <Row extends ReportRow>(all: readonly Row[], { ageDays }: ControlReport): Row[] =>
  all.filter(row => row.ageDays === ageDays && judging(row))

/**
 * Control charts of one concrete. At the specified age results are set against target and limits, with their sums; any
 * other age is watched against its own mean alone. Below three results only the points.
 */
export function controlReport(
  all: readonly ReportRow[],
  of: ControlReport,
  rules: Rules,
  forecasts: ReadonlyMap<string, ForecastAnswer> = new Map(),
): Control {
  const judged = charted(all, of)
  const last = judged.at(-1)
  // Target and limits are of the specimen that was cast last.
  const rows = last ? meansAs(all, shapeOf(last)) : all
  const early = new Map(
    rows.filter(row => row.verdict === 'early' && judgeable(row)).map(row => [row.cylinderTestId, row.mean!]),
  )
  const sets = [...new Map(rows.map(row => [row.cylinderTestId, row])).values()]
  const main = last ? meansAs(judged, shapeOf(last)) : judged
  const values = main.map(row => row.mean!)
  const specified = of.ageDays === rules.strengthAge
  const target = specified ? (last ? targetOf(last) : null) : values.length ? mean(values) : null
  const cement = rules.cement(values.length ? mean(values) : null)
  const found = values.length < 3 ? null : characteristicStrength(values)
  const sigma = values.length < 3 ? null : Math.max(1, Math.min(15, sigmaFromRanges(values)))
  const actual = new Map(main.map(row => [row.cylinderTestId, row.mean!]))
  const both = sets
    .map(row => ({
      key: shortNo(row.testNo),
      early: early.get(row.cylinderTestId) ?? null,
      forecast: last ? forecastAs(forecasts.get(row.cylinderTestId), shapeOf(last)) : null,
      actual: actual.get(row.cylinderTestId) ?? null,
    }))
    .filter(row => row.early !== null || row.actual !== null)
  return {
    specimen: last ? shapeOf(last) : null,
    results: main.map(row => ({ label: shortNo(row.testNo), castOn: row.castOn, value: row.mean! })),
    fck: specified && last ? last.fck : null,
    target,
    sigma,
    single: specified && last ? last.fck - rules.singleBelow : null,
    mean: found?.mean ?? null,
    characteristic: found?.characteristic ?? null,
    cementForOneMpa: cement,
    cusum:
      !specified || sigma === null || target === null || both.length < 2
        ? null
        : strengthCusum({
            results: both,
            target,
            sigma,
            usualGain: rules.usualGain,
            cementPerMpa: cement.kg,
          }),
  }
}

/** MPa of the chart's specimen. */
const forecastAs = (of: ForecastAnswer | undefined, shape: SpecimenShape): number | null =>
  of && 'p50' in of ? strengthAs(of.p50, of.shape, shape) : null

const judgeable = (row: ReportRow) => row.status === 'approved' && row.mean !== null

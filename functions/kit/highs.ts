import load, { type Highs } from 'highs'
import type { LpAnswer, LpOptions, LpSolver, LpStatus } from '~/domain/kit/lp'

type Model = ReturnType<Highs['createModel']>

/** HiGHS compiled to WebAssembly, loaded once per process; every solve works on its own model and frees it. */
export async function loadHighs(): Promise<LpSolver> {
  runtime ??= load()
  const highs = await runtime
  return (lp, options = {}) =>
    highs.withModel({ format: 'lp', data: lp }, (model: Model) => {
      model.options.set(settings(options))
      model.run()
      return answer(model, highs)
    })
}

let runtime: Promise<Highs> | undefined

function settings({ timeLimitSeconds, mipGap, method }: LpOptions) {
  return {
    output_flag: false,
    ...(timeLimitSeconds === undefined ? {} : { time_limit: timeLimitSeconds }),
    ...(mipGap === undefined ? {} : { mip_rel_gap: mipGap }),
    ...(method === 'simplex' ? { solver: 'simplex' } : {}),
    ...(method === 'interior' ? { solver: 'ipm', run_crossover: 'off' } : {}),
  }
}

function answer(model: Model, highs: Highs): LpAnswer {
  const status = statusOf(model.getModelStatus(), highs)
  const feasible = model.info.get('primal_solution_status') === highs.constants.solutionStatus.feasible
  const integer = hasIntegers(model)
  const objective = feasible ? model.getObjectiveValue() : null
  const { colValue, rowDual } = model.getSolution()
  return {
    status,
    objective,
    bound: boundOf(model, status, objective, integer),
    primal: feasible ? named(colValue, i => model.getColName(i)) : {},
    duals: feasible && !integer ? named(rowDual, i => model.getRowName(i)) : {},
  }
}

function statusOf(code: number, { constants: { modelStatus: is } }: Highs): LpStatus {
  if (code === is.optimal || code === is.empty) return 'optimal'
  if (code === is.infeasible) return 'infeasible'
  if (code === is.unbounded || code === is.unboundedOrInfeasible) return 'unbounded'
  if (code === is.timeLimit || code === is.iterationLimit || code === is.solutionLimit) return 'limit'
  return 'failed'
}

/** A stopped LP proves nothing, so it has no bound; a stopped mixed-integer search keeps the bound of its tree. */
function boundOf(model: Model, status: LpStatus, objective: number | null, integer: boolean) {
  if (!integer) return status === 'optimal' ? objective : null
  if (status !== 'optimal' && status !== 'limit') return null
  const bound = Number(model.info.get('mip_dual_bound'))
  return Number.isFinite(bound) ? bound : null
}

function hasIntegers(model: Model) {
  return model.getLp().integrality?.some(kind => kind !== 0) ?? false
}

function named(values: ArrayLike<number>, name: (index: number) => string) {
  const out: Record<string, number> = {}
  for (let i = 0; i < values.length; i++) out[name(i)] = values[i]!
  return out
}

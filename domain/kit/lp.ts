/** How a linear or mixed-integer model ended; only `optimal` proves its bound, `limit` keeps the best found so far. */
export type LpStatus = 'optimal' | 'infeasible' | 'unbounded' | 'limit' | 'failed'

export type LpOptions = {
  timeLimitSeconds?: number
  /** Relative difference between incumbent and bound at which a mixed-integer search may stop. */
  mipGap?: number
  /** Interior point without crossover is the fastest way to a bound on a large flow model. */
  method?: 'choose' | 'simplex' | 'interior'
}

export type LpAnswer = {
  status: LpStatus
  /** Value of the returned solution, null when there is none. */
  objective: number | null
  /** Proven limit of the objective: equals the optimum of a solved LP, the dual bound of a mixed-integer search, else null. */
  bound: number | null
  /** Value by variable name; empty without a solution. */
  primal: Record<string, number>
  /** Shadow price by row name; empty for mixed-integer models, which have none. */
  duals: Record<string, number>
}

/** Solves a model written in CPLEX LP format. A model that cannot be read is an error, an infeasible one is an answer. */
export type LpSolver = (lp: string, options?: LpOptions) => LpAnswer

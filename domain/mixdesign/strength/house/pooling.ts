import { mean as meanOf } from '~/domain/kit/statistics'

/** An effect as it is known: its mean and standard deviation, and the observations behind it. */
export type Effect = { mean: number; sd: number; n: number }

/** One observation under its groups, the widest first; every observation names as many. */
export type Grouped = { path: readonly string[]; value: number }

export type Pooled = {
  /** Of all observations together. */
  all: Effect
  /** By the groups' names from the widest down, joined by {@link pathKey}. */
  groups: Map<string, Effect>
  /** Standard deviation between groups of each level (within the level above), and of one observation. */
  between: number[]
  within: number
}

/** What is assumed before there are observations: standard deviations, and as many groups or observations they weigh. */
export type Assumed = { all: number; between: readonly number[]; within: number; weight: number }

export const pathKey = (path: readonly string[]): string => path.join('\u0000')

/**
 * Nested groups pooled in part (normal–normal, parametric empirical Bayes: Morris 1983, JASA 78, 47–55; Gelman et al.,
 * Bayesian Data Analysis §5.4). An observation is the sum of an effect of all, one of each of its groups, and its own
 * deviation, all normal. For known variances the means are the exact posterior ones: upwards each group hands on its mean
 * with the variance 1/Σ(1/(τ² + v)); downwards each group with its own mean m and variance v takes
 * (m/v + parent/τ²)/(1/v + 1/τ²), so that few observations stay near the group above and many stand for themselves.
 * Variances between groups are those of DerSimonian and Laird (1986, Control. Clin. Trials 7, 177–188), the one within is the
 * pooled one; each is weighed with what is assumed by `weight` groups or observations.
 */
export function pool(observations: readonly Grouped[], assumed: Assumed): Pooled {
  const levels = assumed.between.length
  const leaves = leavesOf(observations)
  const within = withinOf(leaves, assumed)
  let messages = leaves.map(
    ({ path, values }): Message => ({
      path,
      mean: meanOf(values),
      variance: within ** 2 / values.length,
      n: values.length,
    }),
  )
  const kept: Message[][] = [messages]
  const between: number[] = []
  for (let level = levels - 1; level >= 0; level--) {
    const families = [...Map.groupBy(messages, ({ path }) => pathKey(path.slice(0, level)))]
    const tau = tauOf(
      families.map(([, of]) => of),
      assumed.between[level]!,
      assumed.weight,
    )
    between.unshift(tau)
    messages = families.map(([, of]) => together(of, tau ** 2, of[0]!.path.slice(0, level)))
    kept.unshift(messages)
  }
  const top = messages[0]
  const all = top ? updated(top, { mean: 0, sd: 0, n: 0 }, assumed.all) : { mean: 0, sd: assumed.all, n: 0 }
  return { all, groups: downwards(kept.slice(1), all, between), between, within }
}

type Message = { path: readonly string[]; mean: number; variance: number; n: number }

function leavesOf(observations: readonly Grouped[]) {
  const leaves = Map.groupBy(observations, ({ path }) => pathKey(path))
  return [...leaves.values()].map(of => ({ path: of[0]!.path, values: of.map(({ value }) => value) }))
}

function withinOf(leaves: readonly { values: readonly number[] }[], { within, weight }: Assumed): number {
  let squares = weight * within ** 2
  let freedom = weight
  for (const { values } of leaves) {
    const centre = meanOf(values)
    squares += values.reduce((sum, value) => sum + (value - centre) ** 2, 0)
    freedom += values.length - 1
  }
  return Math.sqrt(squares / freedom)
}

/** τ between the groups of every family of a level, weighed with what is assumed. */
function tauOf(families: readonly (readonly Message[])[], assumed: number, weight: number): number {
  let squares = weight * assumed ** 2
  let freedom = weight
  for (const of of families) {
    if (of.length < 2) continue
    const weights = of.map(({ variance }) => 1 / variance)
    const sum = weights.reduce((total, one) => total + one, 0)
    const centre = of.reduce((total, one, at) => total + one.mean * weights[at]!, 0) / sum
    const q = of.reduce((total, one, at) => total + weights[at]! * (one.mean - centre) ** 2, 0)
    const scale = sum - weights.reduce((total, one) => total + one * one, 0) / sum
    squares += (of.length - 1) * Math.max(0, (q - (of.length - 1)) / scale)
    freedom += of.length - 1
  }
  return Math.sqrt(squares / freedom)
}

function together(of: readonly Message[], tau2: number, path: readonly string[]): Message {
  const weights = of.map(({ variance }) => 1 / (tau2 + variance))
  const sum = weights.reduce((total, one) => total + one, 0)
  return {
    path,
    mean: of.reduce((total, one, at) => total + one.mean * weights[at]!, 0) / sum,
    variance: 1 / sum,
    n: of.reduce((total, one) => total + one.n, 0),
  }
}

/** A group's own mean beside its parent's: nearer to the parent the less is known of it. */
function updated({ mean, variance, n }: Message, parent: Effect, tau: number): Effect {
  const own = tau ** 2 / (tau ** 2 + variance)
  // What is left of the parent's own uncertainty reaches the group by the share that it takes from the parent.
  const sd = Math.sqrt(own * variance + (1 - own) ** 2 * parent.sd ** 2)
  return { mean: own * mean + (1 - own) * parent.mean, sd, n }
}

function downwards(levels: readonly (readonly Message[])[], all: Effect, between: readonly number[]) {
  const groups = new Map<string, Effect>()
  levels.forEach((messages, level) => {
    for (const message of messages) {
      const parent = level === 0 ? all : groups.get(pathKey(message.path.slice(0, level)))!
      groups.set(pathKey(message.path), updated(message, parent, between[level]!))
    }
  })
  return groups
}

/** The effect of a place as far as it is known: of the narrowest group that has observations, with what lies below unknown. */
export function effectAt(
  pooled: Pick<Pooled, 'all' | 'groups' | 'between'>,
  path: readonly string[],
): Effect & { level: number } {
  let found: Effect = pooled.all
  let level = 0
  while (level < path.length) {
    const next = pooled.groups.get(pathKey(path.slice(0, level + 1)))
    if (!next) break
    found = next
    level++
  }
  const unknown = pooled.between.slice(level).reduce((sum, tau) => sum + tau ** 2, 0)
  return { mean: found.mean, n: level === path.length ? found.n : 0, sd: Math.sqrt(found.sd ** 2 + unknown), level }
}

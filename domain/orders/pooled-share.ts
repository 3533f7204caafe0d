/** How many were seen, and how many of them were right. */
export type Count = { seen: number; right: number }
/** A share, with as many observations behind it as it is worth. */
export type Share = { share: number; weight: number }

/** Fewer groups than these do not tell how far groups differ. */
const LEAST_GROUPS = 5
/** What a group borrows from the wider class while nobody can tell how far groups differ, and the least that it always does. */
const USUAL = 60
const LEAST = 10

/**
 * As many observations of the wider class as count beside those of one group: none of the groups differ, all; they differ a
 * lot, few. From the intraclass correlation ρ of the groups by analysis of variance, (1 − ρ) / ρ, which is how a beta
 * distribution of the groups' shares weighs its mean. Source: M. Ridout, C. Demétrio, D. Firth, "Estimating intraclass
 * correlation for binary data", Biometrics 55 (1999) 137–148, eq. of the ANOVA estimator.
 */
export function borrowed(groups: readonly Count[]): number {
  const told = groups.filter(group => group.seen > 0)
  const seen = sum(told.map(group => group.seen))
  if (told.length < LEAST_GROUPS || seen <= told.length) return USUAL
  const mean = sum(told.map(group => group.right)) / seen
  const between = sum(told.map(group => group.seen * (group.right / group.seen - mean) ** 2)) / (told.length - 1)
  const within = sum(told.map(({ seen: of, right }) => right * (1 - right / of))) / (seen - told.length)
  const size = (seen - sum(told.map(group => group.seen ** 2)) / seen) / (told.length - 1)
  const excess = between - within
  if (excess <= 0) return Infinity
  return Math.max(LEAST, (size * within) / excess)
}

/**
 * The share of a class from what was seen of it beside what is known of the wider one: partial pooling. `more` of the wider
 * class count, never more than stand behind it. Source: B. Efron, C. Morris, "Data analysis using Stein's estimator and its
 * generalizations", JASA 70 (1975) 311–319.
 */
export function pooled(wider: Share, { seen, right }: Count, more: number): Share {
  const lent = Math.min(more, wider.weight)
  return { share: (right + lent * wider.share) / (seen + lent), weight: seen + lent }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

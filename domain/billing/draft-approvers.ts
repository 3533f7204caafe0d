/**
 * Who may still approve a draft. Nobody approves what they made or changed, nor two levels of it; no role takes the level
 * of another; ADMIN comes last. Level 1 is of the customer's salespeople and their deputies, and a deputy can be named on
 * the draft for as long as anybody of that level is left.
 */
export type Level = 1 | 2 | 3
export type PossibleApprover = {
  id: string
  name: string
  levels: readonly Level[]
  admin: boolean
  /** Looks after the customer, stands in for whoever does, or sees every customer. */
  near: boolean
}
export type DraftToApprove = {
  /** The level it is at, or starts at when it is submitted. */
  level: Level
  levels: number
  madeBy: string
  lastEditedBy: string | null
  /** Who approved a level of this round. */
  approvedBy: readonly string[]
  /** The setting that lets one person climb alone is off for whoever made it. */
  personsDiffer: boolean
}

const bars = (of: DraftToApprove, id: string) =>
  of.personsDiffer && [of.madeBy, of.lastEditedBy, ...of.approvedBy].includes(id)

/** Who may decide the level that the draft is at, ADMIN last. */
export const deciders = (people: readonly PossibleApprover[], of: DraftToApprove): PossibleApprover[] =>
  people
    .filter(who => who.levels.includes(of.level) && !bars(of, who.id) && (who.near || of.level !== 1))
    .sort((a, b) => Number(a.admin) - Number(b.admin))

/** Whom one may name as deputy on the draft. */
export const nameable = (people: readonly PossibleApprover[], of: DraftToApprove): PossibleApprover[] =>
  people.filter(who => !who.admin && who.levels.includes(1) && !bars(of, who.id))

/** Whether nobody but ADMIN may decide level 1 until a deputy is named. */
export const needsDeputy = (people: readonly PossibleApprover[], of: DraftToApprove): boolean =>
  of.level === 1 && deciders(people, of).every(who => who.admin)

/** The first level that nobody but ADMIN could take any more, each level by another person; null where all can be taken. */
export function deadLevel(people: readonly PossibleApprover[], of: DraftToApprove): Level | null {
  const open = ([1, 2, 3] as const).filter(level => level >= of.level && level <= of.levels)
  const free = people.filter(who => !who.admin && !bars(of, who.id))
  let reached: Level | null = null
  const climb = (at: number, taken: readonly string[]): boolean => {
    const level = open[at]
    if (!level) return true
    reached = reached && reached > level ? reached : level
    return free.some(
      who =>
        who.levels.includes(level) &&
        !(of.personsDiffer && taken.includes(who.id)) &&
        climb(at + 1, [...taken, who.id]),
    )
  }
  return climb(0, []) ? null : reached
}

/** The level that an act would leave to ADMIN alone, where somebody else could have taken it before. */
const closedBy = (people: readonly PossibleApprover[], before: DraftToApprove, after: DraftToApprove): Level | null =>
  deadLevel(people, before) ? null : deadLevel(people, after)

/** The level that a change by this person would close, as long as somebody else could make the change and close none. */
export function closedByChange(people: readonly PossibleApprover[], of: DraftToApprove, by: string): Level | null {
  // A change starts again at the first level, so it is compared with a start as it is now.
  const start: DraftToApprove = { ...of, level: 1, approvedBy: [] }
  const after = (id: string) => closedBy(people, start, { ...start, lastEditedBy: id })
  const others = people.filter(who => !who.admin && who.levels.length > 0 && who.id !== by)
  return others.some(who => !after(who.id)) ? after(by) : null
}

/** The same for an approval: somebody else could give it and close no level. */
export function closedByApproval(people: readonly PossibleApprover[], of: DraftToApprove, by: string): Level | null {
  if (of.level >= of.levels) return null
  const level = (of.level + 1) as Level
  const after = (id: string) => closedBy(people, of, { ...of, level, approvedBy: [...of.approvedBy, id] })
  const others = deciders(people, of).filter(who => !who.admin && who.id !== by)
  return others.some(who => !after(who.id)) ? after(by) : null
}

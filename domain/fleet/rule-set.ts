import type { FatigueRules } from './fatigue'

export type RuleSet = FatigueRules & { country: string; name: string; source: string }

/**
 * Hours of duty by country. Which one holds is the setting `fleet.fatigue` of a region; a company may keep values of its
 * own there, which are then called by no country's name.
 */
export const RULE_SETS: readonly RuleSet[] = [
  {
    ...{ country: 'SG', name: 'Singapore', source: 'Employment Act, s. 38(1) and (5)' },
    ...{ dutyHours: 12, continuousHours: 6, breakMinutes: 45, warnShare: 0.8 },
  },
  {
    ...{ country: 'NZ', name: 'New Zealand', source: 'Land Transport Rule 62001, agitator trucks' },
    ...{ dutyHours: 13, continuousHours: 4, breakMinutes: 15, warnShare: 0.8 },
  },
  {
    ...{ country: 'US', name: 'United States', source: '49 CFR 395.1(e) and 395.3' },
    ...{ dutyHours: 14, continuousHours: 8, breakMinutes: 30, warnShare: 0.8 },
  },
  {
    ...{ country: 'AU', name: 'Australia', source: 'Heavy Vehicle National Law, standard hours' },
    ...{ dutyHours: 12, continuousHours: 5.25, breakMinutes: 15, warnShare: 0.8 },
  },
]

/** The set whose limits these are; null for rules of one's own. */
export const ruleSetOf = (rules: FatigueRules): Pick<RuleSet, 'country' | 'name' | 'source'> | null => {
  const found = RULE_SETS.find(
    set =>
      set.dutyHours === rules.dutyHours &&
      set.continuousHours === rules.continuousHours &&
      set.breakMinutes === rules.breakMinutes,
  )
  return found ? { country: found.country, name: found.name, source: found.source } : null
}

import * as words from '~/domain/cylinders/words'
import type { Entry } from '~/web/kit/outbox/entry'
import type { Holds } from '~/web/kit/outbox/outbox-bar'
import type { PressAge } from './dry-set'
import { doubtsOf } from './press-doubts'
import { strength } from './words'

/** What the laboratory has of an age whose readings were refused; trying again answers the questions about them with yes. */
export const pressHolds = (queue: readonly PressAge[]): Holds => {
  const ageOf = ({ records }: Entry) => queue.find(({ id }) => records.includes(id))
  return {
    now: entry => {
      const age = ageOf(entry)
      const doubts = doubtsOf(entry.refused)
      if (doubts.length) return words.dryCheckReadings({ what: doubts.join('; ') })
      if (!age) return null
      if (age.mean === null) return words.dryNoResult({ test: age.testNo })
      return words.drySavedStrength({ test: age.testNo, strength: strength(age.mean) })
    },
    freshen: entry => {
      const age = ageOf(entry)
      const yes = doubtsOf(entry.refused).map((doubt, at) => [`confirmed.${at}`, doubt])
      return { ...Object.fromEntries(yes), ...(age ? { version: String(age.version) } : {}) }
    },
  }
}

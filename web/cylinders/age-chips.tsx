import { ageInWords, ageShort } from '~/domain/cylinders/age-in-words'
import * as words from '~/domain/cylinders/words'
import { showDate } from '~/web/kit/dates'
import { Status } from '~/web/kit/status'
import { statusWord } from '~/web/kit/status-words'
import { Badge } from '~/web/ui/badge'
import { strength } from './words'

type Age = {
  id: string
  ageDays: number
  plannedOn: string
  status: string
  mean: number | null
  verdict: string | null
  counts: boolean | null
}

/** The ages of a set in a row of a list: what came out, or when it is due. */
export const AgeChips = ({ ages }: { ages: readonly Age[] }) => (
  <span className="flex flex-wrap gap-1.5">
    {ages.map(age => (
      <Badge key={age.id} tone={toneOf(age)} className="figures" title={titleOf(age)}>
        {ageShort(age.ageDays)} {age.mean === null ? showDate(age.plannedOn).slice(0, 5) : strength(age.mean)}
      </Badge>
    ))}
  </span>
)

const toneOf = ({ verdict, mean, status }: Age) => {
  if (mean === null) return status === 'withdrawn' ? 'stop' : 'neutral'
  if (verdict === 'fail') return 'stop'
  if (verdict === 'low') return 'hold'
  return status === 'approved' ? 'done' : 'waiting'
}

const titleOf = (age: Age) =>
  `${ageInWords(age.ageDays)}, ${statusWord('cylinderAge', age.status).label.toLowerCase()}${age.counts === false ? words.dryNotCountedAlso() : ''}`

/** Verdict of a result; one that may not judge says so. */
export const Verdict = ({ of }: { of: Pick<Age, 'verdict' | 'counts'> }) =>
  of.verdict ? (
    <span className="inline-flex items-center gap-1.5">
      <Status of="strengthVerdict" value={of.verdict as 'pass'} />
      {of.counts === false && of.verdict !== 'early' && <Badge tone="change">{words.dryNotCounted()}</Badge>}
    </span>
  ) : null

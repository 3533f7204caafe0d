import type { MarginBand } from '~/domain/pricing/margin'
import { Status } from '~/web/kit/status'
import { Badge, type Tone } from '~/web/ui/badge'

/** Where a quote is in its life, and whether a later one has taken over some of its products or days. */
export const QuoteStatus = ({ value, superseded = null }: { value: string; superseded?: string | null }) => (
  <span className="flex flex-wrap gap-1">
    <Status of="approval" value={value} label={value === 'submitted' ? 'Waiting for approval' : undefined} />
    {value === 'approved' && superseded && (
      <Badge tone="return">{superseded === 'partly' ? 'Partly superseded' : 'Superseded'}</Badge>
    )}
  </span>
)

const LISTS: Record<string, [word: string, tone: Tone]> = {
  draft: ['Draft', 'neutral'],
  scheduled: ['Scheduled', 'assigned'],
  active: ['In force', 'done'],
  ended: ['Ended', 'return'],
}

/** What a version of a list is today. */
export function VersionStatus({ value }: { value: string }) {
  const [word, tone] = LISTS[value] ?? [value, 'neutral' as Tone]
  return <Badge tone={tone}>{word}</Badge>
}

export const versionChoices = Object.entries(LISTS).map(([value, [word]]) => [value, word] as const)

/** The state of a period on a day, for lists whose rows only carry their dates. */
export const stateOn = (row: { fromDate: string; toDate: string | null }, day: string): string =>
  row.toDate !== null && row.toDate < day ? 'ended' : row.fromDate > day ? 'scheduled' : 'active'

const BANDS: Record<MarginBand, [word: string, tone: Tone]> = {
  green: ['On target', 'done'],
  amber: ['Below target', 'waiting'],
  red: ['CEO decides', 'stop'],
  unknown: ['No target', 'neutral'],
}

/** How a margin stands to the target of the region; the word says it, the colour repeats it. */
export function Band({ value }: { value: MarginBand }) {
  const [word, tone] = BANDS[value]
  return <Badge tone={tone}>{word}</Badge>
}

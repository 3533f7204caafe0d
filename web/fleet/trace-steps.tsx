import { showTime } from '~/web/kit/dates'
import { HereLink } from '~/web/kit/here-link'
import { Badge } from '~/web/ui/badge'
import { cn } from '~/web/ui/cn'
import type { Moment } from './trace-moments'

type Props = { moments: readonly Moment[]; now: string | undefined; onGo: (at: string) => void }

/** The day as a list: the same as on the map, and the way there for keys and readers. */
export function TraceSteps({ moments, now, onGo }: Props) {
  const last = now ? moments.filter(moment => moment.at <= now).at(-1)?.key : undefined
  return (
    <ol
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      aria-label="The day, moment by moment"
      className="min-h-0 overflow-y-auto border-line md:border-r max-md:overflow-visible max-md:border-t"
    >
      {moments.map(moment => (
        <li
          key={moment.key}
          aria-current={moment.key === last ? 'step' : undefined}
          className={cn(
            'flex items-center gap-3 border-line border-b px-4 py-1.5 text-table',
            moment.key === last && 'bg-brand-soft',
          )}
        >
          <button
            type="button"
            onClick={() => onGo(moment.at)}
            aria-label={`Show ${moment.word} at ${showTime(moment.at)} on the map`}
            className="figures min-h-8 shrink-0 rounded-sm px-1 font-semibold text-link hover:underline touch:min-h-11"
          >
            {showTime(moment.at)}
          </button>
          <Badge tone={moment.tone}>{moment.word}</Badge>
          <span className="min-w-0 flex-1 truncate text-muted">{moment.detail}</span>
          {moment.doNumber && moment.word === 'Left plant' && (
            <HereLink className="code shrink-0 text-link text-meta" to={`/order/delivery-order/${moment.doNumber}`}>
              {moment.doNumber}
            </HereLink>
          )}
        </li>
      ))}
      {moments.length === 0 && <li className="p-6 text-muted text-body">This truck made no deliveries on this day.</li>}
    </ol>
  )
}

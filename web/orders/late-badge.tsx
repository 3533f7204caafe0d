import { isVeryLate } from '~/domain/orders/lateness'
import * as words from '~/domain/orders/words'
import { Badge } from '~/web/ui/badge'

type Props = {
  minutes: number
  /** What still counts as on time in the region, minutes; a site is told that it is late and no more. */
  onTime?: number
}

/** "48 min late", nothing while it is on time. */
export const LateBadge = ({ minutes, onTime }: Props) =>
  minutes > 0 ? (
    <Badge tone={onTime !== undefined && isVeryLate(minutes, onTime) ? 'stop' : 'waiting'} className="figures">
      {words.siteLoadLate({ minutes })}
    </Badge>
  ) : null

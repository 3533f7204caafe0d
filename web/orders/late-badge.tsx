import { Badge } from '~/web/ui/badge'

const VERY_LATE = 30

/** "48 min late", nothing while it is on time. */
export const LateBadge = ({ minutes }: { minutes: number }) =>
  minutes > 0 ? (
    <Badge tone={minutes >= VERY_LATE ? 'stop' : 'waiting'} className="figures">
      {minutes} min late
    </Badge>
  ) : null

import {
  BadgeCheck,
  BellRing,
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleSlash,
  CircleUser,
  Clock,
  ClockAlert,
  Container,
  Droplets,
  Factory,
  FilePen,
  Lock,
  type LucideIcon,
  MapPin,
  OctagonX,
  Pause,
  PencilLine,
  RotateCcw,
  Truck,
} from 'lucide-react'
import { Badge } from '~/web/ui/badge'
import { type StatusIcon, type StatusOf, statusWord } from './status-words'

const ICONS: Record<StatusIcon, LucideIcon> = {
  planned: CircleDashed,
  hold: Pause,
  lock: Lock,
  assigned: CircleUser,
  called: BellRing,
  plant: Factory,
  loaded: Container,
  truck: Truck,
  site: MapPin,
  pour: Droplets,
  return: RotateCcw,
  done: CircleCheck,
  change: FilePen,
  stop: OctagonX,
  late: ClockAlert,
  draft: PencilLine,
  waiting: Clock,
  expired: CircleSlash,
  running: CircleDot,
  generated: BadgeCheck,
}

/** `<Status of="order" value={order.status} />`; `label` adds what only the row knows, e.g. who is waited for. */
export function Status({ of, value, label }: { of: StatusOf; value: string | boolean; label?: string | undefined }) {
  const { label: usual, tone, icon } = statusWord(of, String(value))
  return (
    <Badge tone={tone} icon={ICONS[icon]}>
      {label ?? usual}
    </Badge>
  )
}

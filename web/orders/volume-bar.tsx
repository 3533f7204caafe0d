import { decimal } from '~/domain/kit/money'
import { showVolume } from '~/web/kit/figures'

type Props = { ordered: string; delivered: string; running: string }

/** How much of an order is there and how much is on its way; the words beside it say the same. */
export function VolumeBar({ ordered, delivered, running }: Props) {
  // A merge whose orders were all called off asks for nothing any more.
  const whole = decimal(ordered).isZero() ? '1' : ordered
  const share = (value: string) => `${decimal(value).div(whole).times(100).toDecimalPlaces(1).toString()}%`
  return (
    <svg
      role="img"
      aria-label={`${showVolume(delivered)} delivered and ${showVolume(running)} under way of ${showVolume(ordered)}`}
      className="block h-1.5 w-full overflow-hidden rounded-full"
    >
      <rect width="100%" height="100%" fill="var(--line)" />
      <rect width={share(delivered)} height="100%" fill="var(--series-3)" />
      <rect x={share(delivered)} width={share(running)} height="100%" fill="var(--series-1)" />
    </svg>
  )
}

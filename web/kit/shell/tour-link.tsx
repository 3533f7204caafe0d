import { Link } from '@remix-run/react'
import { Compass } from 'lucide-react'
import { tourOf } from '~/domain/help/tour'
import { useUser } from '~/web/kit/can'
import { Button } from '~/web/ui/button'

/** Begins the tour of the person's role. */
export function TourLink({ onClick }: { onClick?: () => void }) {
  const [first] = tourOf(useUser()?.roles ?? [])
  if (!first) return null
  return (
    <Button look="quiet" asChild>
      <Link to={`${first.to}#tour-1`} onClick={onClick}>
        <Compass aria-hidden /> <span className="max-md:sr-only">Take the tour</span>
      </Link>
    </Button>
  )
}

import { Link } from '@remix-run/react'
import { Compass } from 'lucide-react'
import * as words from '~/domain/kit/words'
import { Button } from '~/web/ui/button'

/** Begins the tour of the person's role, whose first screen the card itself goes to. */
export const TourLink = ({ onClick }: { onClick?: () => void }) => (
  <Button look="quiet" asChild>
    <Link to="#tour-1" onClick={onClick}>
      <Compass aria-hidden /> <span className="max-md:sr-only">{words.shellTour()}</span>
    </Link>
  </Button>
)

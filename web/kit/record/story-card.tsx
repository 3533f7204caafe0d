import type { ReactNode } from 'react'
import { HereLink } from '~/web/kit/here-link'
import { Card } from '~/web/ui/card'

type Props = {
  title: string
  /** The list that this is a part of, filtered to the record. */
  all?: string | undefined
  /** Said where there is nothing. */
  empty?: string | undefined
  children: ReactNode
}

/** A part of a list inside a record, with the way to the whole of it. */
export const StoryCard = ({ title, all, empty, children }: Props) => (
  <Card
    title={title}
    aside={
      all && (
        <HereLink
          only
          to={all}
          className="whitespace-nowrap text-link text-table touch:py-3"
          aria-label={`See all: ${title}`}
        >
          See all
        </HereLink>
      )
    }
    flush={!empty}
  >
    {empty ? <p className="text-muted text-table">{empty}</p> : children}
  </Card>
)

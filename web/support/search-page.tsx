import { Form, Link } from '@remix-run/react'
import { Search, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyNote } from '~/web/kit/list/states'
import { PageHead } from '~/web/kit/page-head'
import { Button } from '~/web/ui/button'
import { Input } from '~/web/ui/input'

type Props = {
  title: string
  note: string
  /** Name and words of the one thing that is asked. */
  name: string
  label: string
  value: string
  /** Nothing found says so in the place of the answer. */
  found: boolean
  /** Makes the page a dialog; where closing it leads. */
  closeTo?: string
  /** Shown until something is asked. */
  before?: ReactNode
  children: ReactNode
}

/** One number in, everything about it out: the look-ups of support work without JavaScript and keep their address. */
export function LookUpPage({ title, note, name, label, value, found, closeTo, before, children }: Props) {
  const dialog = closeTo ? ({ role: 'dialog', 'aria-label': title } as const) : {}
  const close = closeTo && (
    <Button asChild>
      <Link to={closeTo}>
        <X /> Close
      </Link>
    </Button>
  )
  return (
    <div className="flex min-h-0 flex-1 flex-col" {...dialog}>
      <PageHead title={title} note={note} actions={close}>
        <Form method="get" role="search" className="flex max-w-140 items-end gap-2" data-chrome>
          <label htmlFor="asked" className="grid min-w-0 flex-1 gap-1">
            <span className="text-meta text-muted">{label}</span>
            <Input id="asked" name={name} defaultValue={value} key={value} autoComplete="off" />
          </label>
          <Button type="submit" look="primary">
            <Search /> Look up
          </Button>
        </Form>
      </PageHead>
      <div className="grid content-start gap-5 px-6 pb-10 max-md:px-4">
        {found ? (
          children
        ) : !value && before ? (
          before
        ) : (
          <EmptyNote
            icon={Search}
            title={value ? `Nothing has the number ${value}` : `Type a ${label.toLowerCase()} to begin`}
          />
        )}
      </div>
    </div>
  )
}

/** The one thing that is asked, from the address. */
export const askedOf = (request: Request, name: string): string =>
  new URL(request.url).searchParams.get(name)?.trim() ?? ''

import { Link, useSearchParams } from '@remix-run/react'
import { subcontractor } from '~/domain/fleet/subcontractor'
import { subcontractorOwner } from '~/domain/fleet/subcontractor-owner'
import { truckType } from '~/domain/fleet/truck-type'
import type { Noun } from '~/domain/kit/noun'
import { cn } from '~/web/ui/cn'

const LISTS = [
  ['', 'Trucks'],
  ['types', 'Types'],
  ['subcontractors', 'Subcontractors'],
  ['owners', 'Owners'],
] as const
const CHOICES: Record<string, Noun> = { types: truckType, subcontractors: subcontractor, owners: subcontractorOwner }

/** The list that the address asks for in place of the trucks. */
export const truckChoiceAt = (request: Request): Noun | undefined =>
  CHOICES[new URL(request.url).searchParams.get('list') ?? '']

/** The trucks and the short lists that they choose from. */
export function TruckLists() {
  const [params] = useSearchParams()
  const now = params.get('list') ?? ''
  return (
    <nav aria-label="Lists of the fleet" className="scroll-quiet flex gap-5 overflow-x-auto border-line border-b">
      {LISTS.map(([kind, label]) => (
        <Link
          key={label}
          to={kind ? `?list=${kind}` : '?'}
          prefetch="intent"
          aria-current={kind === now ? 'page' : undefined}
          className={cn(
            '-mb-px flex min-h-9 items-center border-b-2 text-body no-underline touch:min-h-11',
            kind === now ? 'border-brand font-semibold text-fg' : 'border-transparent text-muted hover:text-fg',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

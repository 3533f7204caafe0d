import { Link, Navigate, useLocation } from '@remix-run/react'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { tourOf } from '~/domain/help/tour'
import * as words from '~/domain/kit/words'
import { useUser } from '~/web/kit/can'
import { Button } from '~/web/ui/button'
import { useMenu } from './use-menu'

/** What the screen is for, in a corner beside the work: back, next, or end. */
export default function TourCard({ step }: { step: number }) {
  const { pathname } = useLocation()
  const labels = useMenu().flatMap(area => area.groups.flatMap(group => group.items))
  const steps = tourOf(useUser()?.roles ?? [])
  const here = steps[step - 1]
  const next = useRef<HTMLAnchorElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is taken with the same key
  useEffect(() => next.current?.focus({ preventScroll: true }), [step])
  if (!here) return null
  if (here.to !== pathname) return <Navigate to={`${here.to}#tour-${step}`} replace />
  const title = here.to === '/' ? words.shellHome() : (labels.find(item => item.to === here.to)?.label ?? '')
  const at = (number: number) => `${steps[number - 1]!.to}#tour-${number}`
  return (
    <section
      aria-label={words.helpTour()}
      className="fixed right-4 bottom-4 z-45 w-[calc(100vw-32px)] max-w-95 animate-fade rounded-xl border border-line bg-raised p-5 shadow-overlay"
    >
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="figures text-meta text-muted">{words.helpStep({ step, steps: steps.length })}</p>
          <h2 className="font-semibold text-section">{title}</h2>
        </div>
        <Button look="quiet" size="icon-sm" asChild className="-mt-1 -mr-1.5">
          <Link to={pathname} replace aria-label={words.helpEnd()}>
            <X />
          </Link>
        </Button>
      </div>
      <p className="mt-2 text-body">{here.text()}</p>
      <div className="mt-4 flex gap-2">
        {step > 1 && (
          <Button asChild>
            <Link to={at(step - 1)}>{words.helpBack()}</Link>
          </Button>
        )}
        <Button look="primary" asChild className="ml-auto">
          {step < steps.length ? (
            <Link ref={next} to={at(step + 1)}>
              {words.helpNext()}
            </Link>
          ) : (
            <Link ref={next} to={pathname} replace>
              {words.helpFinish()}
            </Link>
          )}
        </Button>
      </div>
    </section>
  )
}

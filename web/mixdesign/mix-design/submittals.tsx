import { Link } from '@remix-run/react'
import { FileCheck } from 'lucide-react'
import { businessDay } from '~/domain/kit/time'
import { useCan } from '~/web/kit/can'
import { EmptyNote } from '~/web/kit/list/states'
import { useOpenedAt } from '~/web/kit/shell/clock'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { SubmittalTable } from '../mix-submittal-columns'
import type { Mix, MixData } from './loader'

/** Which customers this mix was submitted to, and what they answered. */
export function MixSubmittals({ mix, rows }: { mix: Mix; rows: MixData['submittals'] }) {
  const today = businessDay(useOpenedAt())
  const good = mix.status === 'approved' || mix.status === 'completed'
  const to = `/mixdesign/submittals/new?mixDesignId=${mix.id}&names=${encodeURIComponent(`\n\n${mix.mixCode} version ${mix.mixVersion}`)}`
  const add = useCan()('manage', 'mix_submittal') && mix.active && good && (
    <Button asChild look="primary">
      <Link to={to}>New submittal</Link>
    </Button>
  )
  return rows.length ? (
    <Card title="Submittals" aside={add} flush>
      <SubmittalTable rows={rows} today={today} />
    </Card>
  ) : (
    <EmptyNote icon={FileCheck} title="Not submitted to a customer" action={add || undefined}>
      An approved mix is submitted to the customer of a project, who agrees to it.
    </EmptyNote>
  )
}

import { Link } from '@remix-run/react'
import { Check, TriangleAlert } from 'lucide-react'
import { showDate } from '~/web/kit/dates'
import { Badge } from '~/web/ui/badge'
import { Card } from '~/web/ui/card'
import type { Evidence } from './loader'

/** What stands behind a mix: its trial batches or its production, and what is still missing. */
export function EvidenceCard({ evidence, more }: { evidence: Evidence; more?: string }) {
  const { met, by, said, missing, waiver, least, asks } = evidence
  const source = by === 'production' ? evidence.productionSource : evidence.trialSource
  return (
    <Card
      title="Evidence for approval"
      aside={
        <Badge tone={met ? 'done' : asks === 'required' ? 'stop' : 'waiting'}>{met ? 'Complete' : 'Missing'}</Badge>
      }
    >
      <ul className="grid gap-2 text-table">
        {said.map(text => (
          <li key={text} className="flex gap-2">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-link" />
            {text}
          </li>
        ))}
        {missing.map(text => (
          <li key={text} className="flex gap-2">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-stop" />
            {text}
          </li>
        ))}
      </ul>
      {waiver && (
        <p className="mt-2 text-table">
          Waived by {waiver.byName}, {showDate(String(waiver.at))}: {waiver.reason}
        </p>
      )}
      <p className="mt-2 text-meta text-muted">
        At least {least} MPa above fck, {source}. {ASKS[asks]}
      </p>
      {more && (
        <p className="mt-2 text-table">
          <Link to={more} className="text-link">
            Trial batches and exposure classes
          </Link>
        </p>
      )}
    </Card>
  )
}

const ASKS = {
  off: 'Approval does not ask for it.',
  warn: 'Approval without it gives a warning.',
  required: 'Approval is refused without it.',
}

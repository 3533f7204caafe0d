import { causeLabel } from '~/domain/deliveries/emodification'
import { EVENT_LABELS } from '~/domain/deliveries/event'
import { showDateTime, showDateTimeSeconds } from '~/web/kit/dates'
import { PlainTable } from '~/web/kit/page-grid'
import { Card } from '~/web/ui/card'
import type { View } from './delivery-order-loader'
import { factWords } from './fact-words'

const SOURCES: Record<string, string> = {
  person: 'by hand',
  driver: 'driver',
  gps: 'position',
  sensor: 'sensor',
  batching: 'batching computer',
}
const WORDS: Record<string, string> = {
  ...EVENT_LABELS,
  generated: 'Generated',
  diverted: 'Diverted',
  exchanged: 'Rest to another pour',
  delivered: 'Delivered by hand',
}

/** Every timestamp with who reported it, and what each revision changed. */
export function DoHistory({ view }: { view: View }) {
  const { events, revisions } = view
  return (
    <div className="grid grid-cols-1 gap-5">
      {revisions.length > 1 && (
        <Card title="Revisions" flush>
          <PlainTable
            caption="Revisions"
            rows={revisions.slice(1).toReversed()}
            id={row => row.id}
            columns={[
              { label: 'Revision', show: row => <span className="font-semibold">{row.revision}</span> },
              { label: 'When', show: row => showDateTime(row.at) },
              { label: 'Cause', show: row => causeLabel(row.cause ?? '') },
              {
                label: 'What changed',
                show: row => (
                  <ul className="grid gap-0.5">
                    {factWords(
                      revisions.find(of => of.revision === row.revision - 1)?.facts ?? {},
                      row.facts,
                      view.names,
                    ).map(({ label, before, after }) => (
                      <li key={label}>
                        {label}: <s className="text-muted">{before}</s> <b>{after}</b>
                      </li>
                    ))}
                  </ul>
                ),
              },
              { label: 'By', show: row => row.byName },
            ]}
          />
        </Card>
      )}
      <Card title="Reported timestamps" flush>
        <PlainTable
          caption="Timestamps"
          rows={events}
          id={row => row.id}
          columns={[
            { label: 'At', show: row => <span className="figures">{showDateTimeSeconds(row.at)}</span> },
            { label: 'Event', show: row => WORDS[row.event] ?? row.event },
            { label: 'Told by', show: row => `${row.byName}, ${SOURCES[row.source] ?? row.source}` },
            { label: 'Reason', show: row => row.reason ?? '' },
          ]}
        />
      </Card>
    </div>
  )
}

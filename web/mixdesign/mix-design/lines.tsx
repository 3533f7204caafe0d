import { Link } from '@remix-run/react'
import { Factory } from 'lucide-react'
import { showDateTime } from '~/web/kit/dates'
import { EmptyNote } from '~/web/kit/list/states'
import { PlainTable } from '~/web/kit/page-grid'
import { Badge } from '~/web/ui/badge'
import type { Mix, MixData } from './loader'

type Line = NonNullable<MixData['mappings']>['rows'][number]

/** Which lines make this mix, for which product, and whether they have acknowledged this very recipe. */
export function MixLines({ mix, rows }: { mix: Mix; rows: readonly Line[] }) {
  if (!rows.length)
    return (
      <EmptyNote icon={Factory} title="No line makes this mix">
        {mix.status === 'approved' || mix.status === 'completed'
          ? 'Map it to a batching line for a product.'
          : 'You can map a mix once it is approved.'}
      </EmptyNote>
    )
  return (
    <PlainTable
      caption="Lines that make this mix"
      rows={rows}
      id={row => row.id}
      columns={[
        { label: 'Plant', show: row => row.plantName },
        { label: 'Line', show: row => row.bpName },
        { label: 'Product', show: row => <span className="code">{row.productCode}</span> },
        {
          label: 'Recipe on the line',
          show: row => (
            <Badge tone={row.synced ? 'done' : 'waiting'}>{row.synced ? 'Acknowledged' : 'Not acknowledged'}</Badge>
          ),
        },
        { label: 'Since', show: row => (row.syncedAt ? showDateTime(String(row.syncedAt)) : '') },
        { label: 'Certificate', show: row => (row.onCertificate ? 'Listed' : 'Not listed') },
        {
          label: '',
          show: row => (
            <Link to={`/mixdesign/plant-mix-design-mapping?mixDesignId=${mix.id}&edit=${row.id}`} className="text-link">
              Change
            </Link>
          ),
        },
      ]}
    />
  )
}

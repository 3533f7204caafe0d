import { Link } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { PageHead } from '~/web/kit/page-head'
import { VersionView } from '~/web/kit/record/version-view'
import { differencesOf, type Side } from '~/web/kit/record/versions'
import { Button } from '~/web/ui/button'
import { VersionStatus } from '../pricing-status'
import type { priceListVersionsOf } from './versions-loader'

type Found = Awaited<ReturnType<typeof priceListVersionsOf>>

export function PriceListVersionsOf({ rows, before, after, today }: Found) {
  const can = useCan()
  const mayManage = can('manage', 'price_list')
  const save = '/sales-management/global-product-list/save'
  return (
    <>
      <PageHead
        title="Global product list versions"
        note={rows[0]?.regionName ?? 'This region has no price list yet.'}
        actions={
          <>
            <Button asChild>
              <Link to="?">All regions</Link>
            </Button>
            {mayManage && (
              <Button asChild look="primary">
                <Link to={save} data-hotkey="c">
                  <Plus /> New price list
                </Link>
              </Button>
            )}
          </>
        }
      />
      <div className="px-6 pb-8 max-md:px-4">
        <VersionView
          versions={rows.map(row => ({
            id: row.id,
            label: `Version ${row.versionNo}`,
            fromDate: row.fromDate,
            toDate: row.toDate,
            status: <VersionStatus value={row.status} />,
            notes: [row.name, row.remarks],
            dim: row.status === 'draft',
            to: mayManage ? `${save}?id=${row.id}` : undefined,
            restore: mayManage ? `${save}?from=${row.id}` : undefined,
          }))}
          a={before?.id}
          b={after?.id}
          differences={before && after ? differencesOf(sidesOf(before), sidesOf(after)) : []}
          today={today}
        />
      </div>
    </>
  )
}

const sidesOf = (list: NonNullable<Found['after']>): Side[] => [
  { part: 'List', key: 'name', name: 'Name', value: list.name },
  { part: 'List', key: 'from', name: 'From', value: showDate(list.fromDate) },
  { part: 'List', key: 'to', name: 'To', value: showDate(list.toDate) || 'open' },
  { part: 'List', key: 'remarks', name: 'Remarks', value: list.remarks },
  ...list.lines.map(line => ({
    part: 'Price, S$/m³',
    key: line.productId,
    name: `${line.productCode} ${line.name}`,
    value: line.unitPrice,
    places: 2,
  })),
]

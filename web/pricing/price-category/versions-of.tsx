import { Link } from '@remix-run/react'
import { spokenBand, spokenDiscount } from '~/domain/pricing/discount'
import type { PriceCategoryRow } from '~/domain/pricing/price-category'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { PageHead } from '~/web/kit/page-head'
import { VersionView } from '~/web/kit/record/version-view'
import { differencesOf, type Side } from '~/web/kit/record/versions'
import { Button } from '~/web/ui/button'
import { stateOn, VersionStatus } from '../pricing-status'
import type { priceCategoryVersionsOf } from './versions-loader'

export function PriceCategoryVersionsOf({ rows, a, b, today }: Awaited<ReturnType<typeof priceCategoryVersionsOf>>) {
  const can = useCan()
  return (
    <>
      <PageHead
        title="Price category versions"
        note={rows[0] && `${rows[0].categoryName}, ${rows[0].regionName}`}
        actions={
          <Button asChild>
            <Link to="?">All categories</Link>
          </Button>
        }
      />
      <div className="px-6 pb-8 max-md:px-4">
        <VersionView
          versions={rows.map(row => ({
            id: row.id,
            label: `Version ${row.versionNo}`,
            fromDate: row.fromDate,
            toDate: row.toDate,
            status: <VersionStatus value={stateOn(row, today)} />,
            restore: can('manage', 'price_category')
              ? `/sales-management/price-category/create?from=${row.id}`
              : undefined,
          }))}
          a={a?.id}
          b={b?.id}
          differences={a && b ? differencesOf(sidesOf(a), sidesOf(b)) : []}
          today={today}
        />
      </div>
    </>
  )
}

const sidesOf = (row: PriceCategoryRow): Side[] => [
  { part: 'Category', key: 'from', name: 'From', value: showDate(row.fromDate) },
  { part: 'Category', key: 'to', name: 'To', value: showDate(row.toDate) || 'open' },
  ...row.discounts.map(line => ({
    part: 'Discount on the list',
    key: spokenBand(line),
    name: spokenBand(line),
    value: spokenDiscount(line),
  })),
]

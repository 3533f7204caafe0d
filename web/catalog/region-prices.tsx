import type { RegionPrice } from '~/domain/catalog/region-price'
import type { ServiceSave } from '~/domain/catalog/service'
import { showNumber } from '~/web/kit/figures'
import { fieldsOf, rowFieldsOf } from '~/web/kit/form/fields-of'

const Field = fieldsOf<typeof ServiceSave>()
const Price = rowFieldsOf<typeof ServiceSave, 'prices'>()

/** Each region with its price, in one cell. */
export const RegionPrices = ({ prices }: { prices: readonly RegionPrice[] }) =>
  prices.length ? (
    <span className="flex flex-wrap gap-x-3 gap-y-0.5">
      {prices.map(price => (
        <span key={price.regionId} className="whitespace-nowrap">
          <span className="text-muted">{price.regionName}</span>{' '}
          <span className="figures font-semibold">{showNumber(price.unitPrice, 2)}</span>
        </span>
      ))}
    </span>
  ) : (
    <span className="text-muted">not offered</span>
  )

/** The regions that offer it; a line without a region is dropped. */
export const RegionPriceRows = ({ regions }: { regions: readonly { id: string; regionName: string }[] }) => (
  <Field.Rows name="prices" label="Price by region" add="Add region">
    {() => (
      <>
        <Price.Select
          name="regionId"
          label="Region"
          choices={regions.map(region => [region.id, region.regionName] as const)}
          span={6}
        />
        <Price.UnitPrice name="unitPrice" label="Price" span={6} places={2} />
      </>
    )}
  </Field.Rows>
)

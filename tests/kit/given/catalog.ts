import { associateProduct } from '~/db/catalog/associate-product'
import { product } from '~/db/catalog/product'
import { service } from '~/db/catalog/service'
import { subProduct } from '~/db/catalog/sub-product'
import type { associateProducts, products, services, subProducts } from '~/db/catalog/tables'
import type { Work } from '~/db/kit/work'
import { commercialTerm } from '~/db/pricing/terms'
import type { TermFigures, TermItem } from '~/domain/pricing/terms'
import type { House } from '../house'

type New<T extends { $inferInsert: object }> = Partial<Omit<T['$inferInsert'], 'id' | 'version'>>
type Priced = { prices?: { regionId: string; unitPrice: string }[] }

/** Prices that have always held, as the data of a portal that came from an earlier release. */
async function priced(
  work: Work,
  item: TermItem,
  prices: NonNullable<Priced['prices']>,
  { freeAllowance = '0', minimum = null, maximum = null }: Partial<Omit<TermFigures, 'unitPrice'>> = {},
) {
  for (const { regionId, unitPrice } of prices)
    await commercialTerm.insert(work, {
      level: 'region',
      regionId,
      itemKind: item.kind,
      itemId: item.id,
      unitPrice,
      freeAllowance,
      minimum,
      maximum,
      fromDate: '2020-01-01',
    })
}

let count = 0
const next = () => String(++count).padStart(4, '0')

export const givenProduct = (portal: House, of: New<typeof products> = {}) =>
  portal.given(work => {
    const strengthMpa = of.strengthMpa ?? 40
    return product.insert(work, {
      productCode: `C${strengthMpa}-${next()}`,
      name: `Grade ${strengthMpa}`,
      family: 'Standard',
      strengthMpa,
      slumpMin: 100,
      slumpMax: 150,
      stoneSizeMm: 20,
      ...of,
    })
  })

export const givenAssociateProduct = (
  portal: House,
  { prices = [], ...of }: New<typeof associateProducts> & Priced = {},
) =>
  portal.given(async work => {
    const no = next()
    const made = await associateProduct.insert(work, {
      associateProductCode: `A${no}`,
      name: `Add-on ${no}`,
      unit: 'kg',
      ...of,
    })
    await priced(work, { kind: 'associate_product', id: made.id }, prices)
    return made
  })

export const givenService = (portal: House, { prices = [], ...of }: New<typeof services> & Priced = {}) =>
  portal.given(async work => {
    const no = next()
    const made = await service.insert(work, {
      serviceCode: `S${no}`,
      name: `Site sampling ${no}`,
      serviceGroup: 'Testing',
      unit: 'visit',
      ...of,
    })
    await priced(work, { kind: 'service', id: made.id }, prices)
    return made
  })

export const givenSubProduct = (portal: House, { prices = [], ...of }: New<typeof subProducts> & Priced = {}) =>
  portal.given(async work => {
    const no = next()
    const made = await subProduct.insert(work, {
      subProductCode: `X${no}`,
      name: `Waiting ${no}`,
      subProductGroup: 'Surcharge',
      subProductType: 'Time',
      isDefault: (of.trigger ?? 'manual') !== 'manual',
      unit: 'minute',
      ...of,
    })
    await priced(work, { kind: 'sub_product', id: made.id }, prices, made)
    return made
  })

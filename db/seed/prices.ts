import { unitPrice } from '~/domain/kit/money'
import { addDays, businessDay } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { bulkInsert } from '../kit/bulk'
import {
  costingIngredients,
  costings,
  customerCategories,
  marginContributions,
  priceCategories,
  priceCategoryDiscounts,
  priceListLines,
  priceLists,
} from '../pricing/tables'
import { costOf, seedAgreed } from './agreements'
import type { Seed } from './base'
import { listPrice, MATERIALS } from './concrete'
import type { Goods } from './seeded-goods'
import type { Client, Site } from './sites'
import type { Yard } from './yard'

/** Two versions of the regional list, discount categories, costings and an agreed price list for two projects of three. */
export async function seedPrices(
  seed: Seed,
  yard: Yard,
  goods: Goods,
  clients: Client[],
  sites: Site[],
): Promise<void> {
  const { sql, stamp, start, today } = seed
  const change = addDays(today, -38)
  // The terms that the company came with hold from the day on which it entered them, before the first rise.
  const begin = [businessDay(start), addDays(change, -1)].sort()[0]!
  const lists = yard.regions.flatMap(region => [
    {
      ...stamp(start),
      regionId: region.id,
      versionNo: 1,
      name: 'Price list before the cement rise',
      fromDate: begin,
      toDate: addDays(change, -1),
      status: 'active',
      remarks: null,
      code: region.code,
      rise: 0,
    },
    {
      ...stamp(start),
      regionId: region.id,
      versionNo: 2,
      name: 'Price list after the cement rise',
      fromDate: change,
      toDate: null,
      status: 'active',
      remarks: 'Cement up S$ 6 per tonne',
      code: region.code,
      rise: 2.8,
    },
    {
      ...stamp(start),
      regionId: region.id,
      versionNo: 3,
      name: 'Next price list',
      fromDate: addDays(today, 45),
      toDate: null,
      status: 'draft',
      remarks: null,
      code: region.code,
      rise: 4.1,
    },
  ])
  await bulkInsert(sql, priceLists, lists)
  const family = (name: string) => ({ Normal: 'N', 'Low carbon': 'L', Pump: 'P' })[name] ?? 'N'
  const price = (list: (typeof lists)[number], product: Goods['products'][number]) =>
    unitPrice(listPrice(product.strengthMpa, family(product.family), list.code) + list.rise)
  await bulkInsert(
    sql,
    priceListLines,
    lists.flatMap(list =>
      goods.products.map(product => ({
        id: newId(start.getTime()),
        priceListId: list.id,
        productId: product.id,
        unitPrice: price(list, product),
        highestMaterialCost: unitPrice(costOf(goods, product.id) * 1.03),
      })),
    ),
  )

  const categories = yard.regions.flatMap(region =>
    [
      ['Key account', '4.5'],
      ['Contractor', '2.5'],
      ['Walk-in', '0'],
    ].map(([categoryName, percent]) => ({
      ...stamp(start),
      regionId: region.id,
      categoryName: categoryName!,
      priceCategoryType: 'customer',
      versionNo: 1,
      fromDate: begin,
      toDate: null,
      status: 'active',
      percent: percent!,
    })),
  )
  await bulkInsert(sql, priceCategories, categories)
  await bulkInsert(
    sql,
    priceCategoryDiscounts,
    categories.flatMap(category => [
      {
        id: newId(start.getTime()),
        priceCategoryId: category.id,
        family: null,
        strengthFrom: null,
        strengthTo: null,
        kind: 'percent',
        value: category.percent,
      },
      ...(category.categoryName === 'Key account'
        ? [
            {
              id: newId(start.getTime()),
              priceCategoryId: category.id,
              family: 'Low carbon',
              strengthFrom: 40,
              strengthTo: 60,
              kind: 'amount',
              value: '7.5000',
            },
          ]
        : []),
    ]),
  )
  await bulkInsert(
    sql,
    customerCategories,
    clients.flatMap((client, at) =>
      yard.regions.map(region => ({
        ...stamp(start),
        customerId: client.id,
        regionId: region.id,
        categoryName: at % 5 === 0 ? 'Key account' : at % 5 === 4 ? 'Walk-in' : 'Contractor',
        fromDate: begin,
      })),
    ),
  )
  await seedCostings(seed, yard, goods, begin, change)
  await seedAgreed(seed, goods, sites, lists, price, begin)
}

async function seedCostings(
  { sql, stamp, start }: Seed,
  yard: Yard,
  goods: Goods,
  begin: string,
  change: string,
): Promise<void> {
  const rows = yard.regions.flatMap((region, place) =>
    [1, 2].map(versionNo => ({
      ...stamp(start),
      regionId: region.id,
      versionNo,
      fromDate: versionNo === 1 ? begin : change,
      toDate: versionNo === 1 ? addDays(change, -1) : null,
      plantCost: unitPrice(9.4 + place * 0.6),
      deliveryCost: unitPrice(18.5 + place),
      overheadCost: unitPrice(4.2),
      remarks: null,
    })),
  )
  await bulkInsert(sql, costings, rows)
  await bulkInsert(
    sql,
    costingIngredients,
    rows.flatMap(row =>
      goods.materials.map(material => ({
        id: newId(start.getTime()),
        costingId: row.id,
        materialId: material.id,
        costPerKg: unitPrice(
          MATERIALS.find(of => of.materialCode === material.code)!.cost *
            (row.versionNo === 2 && material.kind === 'cement' ? 1.05 : 1),
        ),
      })),
    ),
  )
  await bulkInsert(
    sql,
    marginContributions,
    yard.regions.map(region => ({ ...stamp(start), regionId: region.id, targetPercent: '14' })),
  )
}

import type { Noun } from '~/domain/kit/noun'
import { NOUNS } from '~/domain/nouns'
import type { MasterList } from '~/domain/users/master'
import { placed } from '~/web/noun-places'

type Entry = readonly [address: string, list: MasterList | null, what: string]
export type MasterGroup = readonly [title: string, ...entries: Entry[]]

const WRITTEN: readonly MasterGroup[] = [
  [
    'Customers and sites',
    ['/sales-management/customers/overview', 'customer', 'Who buys, on what terms and up to which limit'],
    ['/sales-management/projects/overview', 'project', 'Sites of customers with their plants and purchase orders'],
    ['/sales-management/salesperson', 'salesperson', 'Who looks after which customers'],
    ['/sales-management/users/overview', 'booking_user', 'Who orders in the booking app'],
  ],
  [
    'Products and prices',
    ['/sales-management/price-category/overview', 'price_category', 'Discounts that customers of a region share'],
    ['/sales-management/product/service', 'service', 'Pumping, testing and other services'],
    ['/sales-management/product/sub-product-surcharge', 'sub_product', 'What is charged beside the concrete'],
    ['/unit-conversion', 'unit_conversion', 'Conversion factors between units'],
  ],
  [
    'Orders',
    ['/order/technician', 'technician', 'Who tests on site'],
    ['/report/public-holiday', 'holiday', 'Days without deliveries'],
  ],
  [
    'Plants and fleet',
    ['/fleet/region', 'region', 'Parts of the island with their plants'],
    ['/fleet/plant', 'plant', 'Where concrete is made'],
    ['/order/batching-plant', 'batching_plant', 'Mixers of a plant'],
    ['/fleet/truck', 'truck', 'Mixer trucks, capacity and passes'],
    ['/fleet/driver', 'driver', 'Drivers, their truck and their hours'],
    ['/fleet/group', 'fleet_group', 'Trucks that serve certain projects'],
    ['/fleet/pass', 'pass', 'Passes that sites require from trucks and drivers'],
  ],
  [
    'Materials and mixes',
    ['/material/material-setup', 'material', 'Cement, sand, stone, water, admixtures'],
    ['/material/silo-setup', 'silo', 'What each plant stores and when it is ordered'],
    ['/mixdesign/list', 'mix_design', 'Recipes and their revisions'],
  ],
  [
    'Laboratory',
    ['/raw-material-testing/setup/grading-specification', 'grading_specification', 'Limits of a grading'],
    ['/inhouse-cylinder-testing/concrete-pot', 'concrete_pot', 'Mixes that are judged together'],
  ],
  ['People', ['/administration/users', 'portal_user', 'Who signs in, as what and for where']],
]

/**
 * Every list that other work stands on, by trade. Which of them a person finds is what their menus hold. Plain nouns come
 * first in their group, or behind the list that they name.
 */
export const MASTER_GROUPS: readonly MasterGroup[] = WRITTEN.map(([title, ...entries]) => {
  const own = (NOUNS as readonly Noun[]).flatMap(({ key, screen: { url, master } }) =>
    master?.group === title
      ? [{ entry: [`/${url}`, key as MasterList, master.what] as const, after: master.after }]
      : [],
  )
  const first = own.filter(({ after }) => !after).map(({ entry }) => entry)
  const behind = own.filter(({ after }) => after)
  return [
    title,
    ...behind.reduce((all, { entry, after }) => placed(all, entry, after, ([to]) => to), [...first, ...entries]),
  ]
})

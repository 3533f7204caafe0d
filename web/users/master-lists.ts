import type { MasterList } from '~/domain/users/master'

type Entry = readonly [address: string, list: MasterList | null, what: string]
type Group = readonly [title: string, ...entries: Entry[]]

/** Every list that other work stands on, by trade. Which of them a person finds is what their menus hold. */
export const MASTER_GROUPS: readonly Group[] = [
  [
    'Customers and sites',
    ['/sales-management/customers/overview', 'customer', 'Who buys, on what terms and up to which limit'],
    ['/sales-management/projects/overview', 'project', 'Sites of customers with their plants and purchase orders'],
    ['/sales-management/payment-term', 'payment_term', 'Days that customers are invoiced by'],
    ['/sales-management/salesperson', 'salesperson', 'Who looks after which customers'],
    ['/sales-management/users/overview', 'booking_user', 'Who orders in the booking app'],
  ],
  [
    'Products and prices',
    ['/sales-management/price-category/overview', 'price_category', 'Discounts that customers of a region share'],
    ['/sales-management/product/service', 'service', 'Pumping, testing and other services'],
    ['/sales-management/product/sub-product-surcharge', 'sub_product', 'What is charged beside the concrete'],
    ['/unit-conversion', 'unit_conversion', 'How units turn into each other'],
  ],
  [
    'Orders',
    ['/order/strength-maintenance', 'strength', 'Strength classes that can be ordered'],
    ['/order/stone-maintenance', 'stone', 'Largest stones'],
    ['/order/structure-maintenance', 'structure', 'What is poured, and how fast'],
    ['/order/discharge-method-maintenance', 'discharge_method', 'How concrete leaves the truck'],
    ['/order/pump-maintenance', 'pump', 'Pumps and their reach'],
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
    ['/fleet/driver/rest-reason', 'rest_reason', 'Why a driver rests'],
    ['/fleet/pass', 'pass', 'What a site asks of truck and driver'],
  ],
  [
    'Materials and mixes',
    ['/material/material-setup', 'material', 'Cement, sand, stone, water, admixtures'],
    ['/material/material-source-setup', 'material_source', 'Where a material comes from'],
    ['/material/silo-setup', 'silo', 'What each plant stores and when it is ordered'],
    ['/mixdesign/list', 'mix_design', 'Recipes and their revisions'],
    ['/mixdesign/carbon-category', 'carbon_category', 'Bands of embodied carbon'],
    ['/mixdesign/criteria-headers', 'criteria_header', 'What a mix is held against'],
  ],
  [
    'Laboratory',
    ['/raw-material-testing/setup/grading-specification', 'grading_specification', 'Limits of a grading'],
    ['/raw-material-testing/setup/supplier', 'raw_supplier', 'Suppliers of tested materials'],
    ['/raw-material-testing/setup/sampler', 'raw_sampler', 'Who takes samples'],
    ['/raw-material-testing/setup/tester', 'raw_tester', 'Who tests them'],
    ['/inhouse-cylinder-testing/concrete-pot', 'concrete_pot', 'Mixes that are judged together'],
  ],
  ['People', ['/administration/users', 'portal_user', 'Who signs in, as what and for where']],
]
